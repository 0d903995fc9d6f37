export { exec } from 'jsonpath-rfc9535'
export { default as parse } from 'jsonpath-rfc9535/parser'
