#!/bin/sh
# Publishes dist/ to S3 behind CloudFront: deploy/cloudfront.sh BUCKET STACK. The config says `host: 'cloudfront'`.
set -eu
bucket=$1 stack=$2

# Upload files whose names change with their content first, so that each page finds its files. Keep old ones for open tabs.
aws s3 cp dist/assets "s3://$bucket/assets" --recursive --cache-control 'public, max-age=31536000, immutable'
for kind in 'md text/markdown' 'txt text/plain' 'yaml application/yaml'; do
  aws s3 sync dist "s3://$bucket" --delete --cache-control no-cache \
    --content-type "${kind#* }; charset=utf-8" --exclude '*' --include "*.${kind% *}"
done
aws s3 sync dist "s3://$bucket" --delete --cache-control no-cache \
  --exclude 'assets/*' --exclude _cloudfront.js --exclude _headers --exclude '_redirects*' --exclude .written-files \
  --exclude '*.md' --exclude '*.txt' --exclude '*.yaml'
if [ -f dist/.well-known/api-catalog ]; then
  aws s3 cp dist/.well-known/api-catalog "s3://$bucket/.well-known/api-catalog" --cache-control no-cache \
    --content-type application/linkset+json
fi

# The function contains the addresses of this build.
function=$(aws cloudformation describe-stack-resource --stack-name "$stack" --logical-resource-id Addresses \
  --query StackResourceDetail.PhysicalResourceId --output text)
function=${function##*/}
version() { aws cloudfront describe-function --name "$function" --query ETag --output text; }
aws cloudfront update-function --name "$function" --if-match "$(version)" --function-code fileb://dist/_cloudfront.js \
  --function-config Comment=docwright,Runtime=cloudfront-js-2.0
aws cloudfront publish-function --name "$function" --if-match "$(version)"

distribution=$(aws cloudformation describe-stack-resource --stack-name "$stack" --logical-resource-id Distribution \
  --query StackResourceDetail.PhysicalResourceId --output text)
aws cloudfront create-invalidation --distribution-id "$distribution" --paths '/*'
