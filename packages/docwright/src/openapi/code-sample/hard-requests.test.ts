import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readApi } from '../api.ts'

const file = 'fixtures/hard-requests.yaml'
const { api, problems } = await readApi(readFileSync(file, 'utf8'), file)

function sample(operation: string, language: string): string {
  const { slug } = api!.operationById.get(operation)!
  return api!.samples[slug]!.find((each) => each.language === language)!.source
}

test('every case is a description without problems', () => {
  expect(problems).toEqual([])
})

test.each([
  ['optionalForm', "curl 'https://hard.example/optional?expand%5Bowner"],
  ['optionalJson', 'curl --request DELETE \\\n'],
])('a body that may be left out and tells nothing is left out of %s', (operation, start) => {
  expect(sample(operation, 'bash')).toContain(start)
  expect(sample(operation, 'bash')).not.toMatch(/--data|Content-Type/)
  expect(sample(operation, 'js')).not.toContain('body:')
})

test('a GET with a body stays a GET, and JavaScript sends it with what can', () => {
  expect(sample('bodyWithGet', 'bash')).toContain('curl --request GET \\\n')
  expect(sample('bodyWithGet', 'js')).not.toContain('fetch')
  expect(sample('bodyWithGet', 'js')).toContain('call.end(body)')
})

test('a method that has no body says so', () => {
  expect(sample('bodyWithHead', 'js')).toContain('// HEAD sends no body.\n')
  expect(sample('bodyWithHead', 'php')).toContain('// HEAD sends no body.\n')
  expect(sample('bodyWithHead', 'python')).not.toContain('json=')
})

test('a form obeys its encoding, a pair a line', () => {
  const pairs = [...sample('form', 'bash').matchAll(/--data-urlencode '(.*)'/g)].map(([, pair]) => pair)

  expect(pairs).toEqual([
    'bank_account[name]=Ada & Bo',
    'bank_account[holder][type]=person',
    'bank_account[numbers][0]=1',
    'bank_account[numbers][1]=2',
    'expand[0]=charges',
    'expand[1]=data.fees',
    'tags=a,b c',
    'ids=1|2',
    'R=100',
    'G=200',
    'flat=x,1,y,2',
    'meta={"deep":{"er":true}}',
    'plain=one',
    'plain=two',
    'amount=12.50',
    'at=@file',
    'a%3Db=c=d',
  ])
})

test('the page shows a form as it is sent, and in words how its lists and objects are written', () => {
  const [form] = api!.operationById.get('form')!.requestBody!.content

  expect(form!.examples[0]!.json).toContain('bank_account[name]=Ada%20%26%20Bo&\nbank_account[holder]')
  expect(form!.encodings.map(({ part, words }) => `${part}: ${words.join(', ')}`)).toEqual([
    '`bank_account`: each property in brackets: `bank_account[a]=1&bank_account[b]=2`',
    '`expand`: one for each place: `expand[0]=a&expand[1]=b`',
    '`tags`: separated by commas: `tags=a,b`',
    '`ids`: separated by pipes: `ids=a|b`',
    '`colour`: each property is a parameter: `a=1&b=2`',
    '`flat`: keys and values by commas: `flat=a,1,b,2`',
  ])
})

test('each part has its content type, and PHP sends a name as often as it is there', () => {
  expect(sample('parts', 'php')).toMatchInlineSnapshot(`
    "<?php
    // PHP 8 or later with the extension curl
    $curl = curl_init('https://hard.example/parts');
    curl_setopt_array($curl, [
        CURLOPT_CUSTOMREQUEST => 'POST',
        CURLOPT_RETURNTRANSFER => true,
        CURLOPT_TIMEOUT => 10,
        CURLOPT_HTTPHEADER => [
            'Content-Type: multipart/form-data; boundary=sample-boundary',
        ],
        CURLOPT_POSTFIELDS => "--sample-boundary\\r\\nContent-Disposition: form-data; name=\\"name\\"\\r\\n\\r\\nit's \\"x\\" \\$HOME #{1} \\\\ é\\r\\n"
            . "--sample-boundary\\r\\nContent-Disposition: form-data; name=\\"pictures\\"; filename=\\"pictures.bin\\"\\r\\nContent-Type: image/png\\r\\n\\r\\n"
            . file_get_contents('pictures.bin')
            . "\\r\\n"
            . "--sample-boundary\\r\\nContent-Disposition: form-data; name=\\"notes\\"\\r\\n\\r\\none\\r\\n"
            . "--sample-boundary\\r\\nContent-Disposition: form-data; name=\\"notes\\"\\r\\n\\r\\ntwo\\r\\n"
            . "--sample-boundary\\r\\nContent-Disposition: form-data; name=\\"meta\\"\\r\\nContent-Type: application/json\\r\\n\\r\\n{\\"a\\":{\\"b\\":\\"q\\\\\\"u;o\\\\\\\\te\\"}}\\r\\n"
            . "--sample-boundary\\r\\nContent-Disposition: form-data; name=\\"csv\\"\\r\\nContent-Type: text/csv\\r\\n\\r\\na;b\\r\\n1;2\\r\\n"
            . "--sample-boundary--\\r\\n",
    ]);
    $answer = curl_exec($curl);
    if ($answer === false) throw new RuntimeException(curl_error($curl));
    echo curl_getinfo($curl, CURLINFO_RESPONSE_CODE), ' ', $answer;"
  `)
  expect(sample('parts', 'python')).toMatchInlineSnapshot(`
    "# Python 3.9 or later, and pip install requests
    import requests

    response = requests.request(
        "POST",
        "https://hard.example/parts",
        files=[
            ("name", (None, "it's \\"x\\" $HOME #{1} \\\\ é")),
            ("pictures", ("pictures.bin", open("pictures.bin", "rb"), "image/png")),
            ("notes", (None, "one")),
            ("notes", (None, "two")),
            ("meta", (None, "{\\"a\\":{\\"b\\":\\"q\\\\\\"u;o\\\\\\\\te\\"}}", "application/json")),
            ("csv", (None, "a;b\\r\\n1;2", "text/csv")),
        ],
        timeout=10,
    )
    print(response.status_code, response.text)"
  `)
})

test('parameters are written as their style says, wherever they are', () => {
  expect(sample('everywhere', 'bash').split(' \\\n  ').slice(0, 6)).toMatchInlineSnapshot(`
    [
      "# curl 7.76 or later
    curl --request POST",
      "'https://hard.example/gr%C3%B6%C3%9Fe/a%2Fb%20c%24%26/1,x%2Cy/.R=1.G=2/;matrix=1;matrix=2?near=%7B%22lat%22%3A1.5%7D&fields=a,b%26c&kinds=a%7Cb&first=1&second=two%20words'",
      "--fail-with-body --max-time 10",
      "--header 'X-List: 1,2'",
      "--header 'X-Object: R=1,G=2'",
      "--header 'Cookie: theme=dark'",
    ]
  `)
})

test('half a character breaks no address and no form', async () => {
  const half = JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Half', version: '1' },
    servers: [{ url: 'https://half.example' }],
    paths: {
      '/{id}': {
        post: {
          parameters: [
            { name: 'id', in: 'path', required: true, schema: { type: 'string' }, example: '\ud800' },
            { name: 'q', in: 'query', required: true, schema: { type: 'string' }, example: '\ud800' },
          ],
          requestBody: { content: { 'application/x-www-form-urlencoded': { example: { a: '\ud800' } } } },
          responses: { 200: { description: 'Done.' } },
        },
      },
    },
  })

  const read = await readApi(half, 'half.json')

  const sources = Object.values(read.api!.samples)
    .flat()
    .map(({ source }) => source)
  expect(sources[0]).toContain("'https://half.example/%EF%BF%BD?q=%EF%BF%BD'")
})

test('headers of parts are sent in each language where the file requires them or says their value', () => {
  const { slug } = api!.operationById.get('partHeaders')!
  const all = ['X-Part', 'X-Tags', 'X-Needed', 'X-Lang', 'X-Meta', 'X-Json']

  for (const { language, source } of api!.samples[slug]!) {
    expect(
      all.filter((name) => !source.includes(name)),
      language,
    ).toEqual([])
    expect(source, language).not.toMatch(/X-Optional|YOUR_CONTENT_DISPOSITION/)
  }
  expect(sample('partHeaders', 'bash').split(' \\\n  ').slice(3)).toMatchInlineSnapshot(`
    [
      "--form 'photo=@photo.bin;type=image/png;headers="X-Part: it'\\''s \\"x\\"; \\\\ $HOME #{1}";headers="X-Tags: a,b"'",
      "--form 'pages=@pages.bin;headers="X-Needed: YOUR_X_NEEDED"'",
      "--form 'pages=@pages.bin;headers="X-Needed: YOUR_X_NEEDED"'",
      "--form 'note="q\\"u;o\\\\te";headers="X-Lang: en";headers="X-Meta: a=1,b=2"'",
      "--form 'meta="{\\"a\\":1}";type=application/json;headers="X-Json: {\\"a\\":[1]}"'",
    ]
  `)
  expect(sample('partHeaders', 'csharp')).toMatchInlineSnapshot(`
    "// C# 11 (.NET 7) or later
    using System.Net.Http.Headers;

    using var client = new HttpClient { Timeout = TimeSpan.FromSeconds(10) };
    using var request = new HttpRequestMessage(new HttpMethod("PATCH"), "https://hard.example/parts");
    var form = new MultipartFormDataContent();
    form.Add(new StreamContent(File.OpenRead("photo.bin")) { Headers = { { "Content-Type", "image/png" }, { "X-Part", "it's \\"x\\"; \\\\ $HOME #{1}" }, { "X-Tags", "a,b" } } }, "photo", "photo.bin");
    form.Add(new StreamContent(File.OpenRead("pages.bin")) { Headers = { { "X-Needed", "YOUR_X_NEEDED" } } }, "pages", "pages.bin");
    form.Add(new StreamContent(File.OpenRead("pages.bin")) { Headers = { { "X-Needed", "YOUR_X_NEEDED" } } }, "pages", "pages.bin");
    form.Add(new StringContent("q\\"u;o\\\\te") { Headers = { { "X-Lang", "en" }, { "X-Meta", "a=1,b=2" } } }, "note");
    form.Add(new StringContent("{\\"a\\":1}", MediaTypeHeaderValue.Parse("application/json")) { Headers = { { "X-Json", "{\\"a\\":[1]}" } } }, "meta");
    request.Content = form;
    using var response = await client.SendAsync(request);
    Console.WriteLine($"{(int)response.StatusCode} {await response.Content.ReadAsStringAsync()}");"
  `)
})
