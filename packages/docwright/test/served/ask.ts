import { request } from 'node:http'

export interface Answer {
  readonly status: number | undefined
  readonly headers: Readonly<Record<string, string | undefined>>
  /** One character for each byte. */
  readonly body: string
}

/** Returns a server's response to a raw request, because `fetch` would normalize the address and decode the body. */
export function ask(
  host: string,
  address: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const { hostname, port } = new URL(host)
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path: address, headers }, (response) => {
      let body = ''
      response
        .setEncoding('latin1')
        .on('data', (chunk: string) => {
          body += chunk
        })
        .on('end', () => {
          resolve({ status: response.statusCode, headers: response.headers as Answer['headers'], body })
        })
    })
    asked.on('error', reject).end()
  })
}
