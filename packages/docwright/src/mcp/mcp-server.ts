import { McpServer } from '../libraries/mcp-sdk.ts'
import type { BuiltSite } from './built-site.ts'
import type { ToolName, ToolResult } from './tools.ts'
import { createSiteTools, inputs } from './tools.ts'

/** The description of each tool, which agents read to choose one. */
const about: Readonly<Record<ToolName, string>> = {
  search:
    'Search the docs. Returns titles, addresses, and excerpts, best first. Read an address with `read`.',
  read: 'Read a page or a part of it as Markdown. A part that is too long returns the list of its parts.',
  operation:
    'Summarize an API operation: its request, responses, errors, one example as code, and its response.',
  files:
    'List the published files: OpenAPI descriptions, Postman collections, clients, the full text of the docs.',
}

/** Creates the MCP server of a site. It only reads. */
export function createSiteServer(site: BuiltSite, version: string): McpServer {
  const server = new McpServer(
    { name: 'docwright', title: site.title, version },
    {
      capabilities: { tools: {} },
      instructions: `${site.title}, ${site.url}. Search first, then read the addresses that you find.`,
    },
  )
  const tools = createSiteTools(site)
  server.registerTool('search', getSettings('search'), reply(tools.search))
  server.registerTool('read', getSettings('read'), reply(tools.read))
  server.registerTool('operation', getSettings('operation'), reply(tools.operation))
  server.registerTool('files', getSettings('files'), reply(tools.files))
  return server
}

function getSettings<Name extends ToolName>(name: Name) {
  return {
    description: about[name],
    inputSchema: inputs[name],
    annotations: { readOnlyHint: true, openWorldHint: false },
  }
}

/**
 * Runs a tool. If the site can't be read at the moment, that's a result rather than an error, because the next request may
 * succeed.
 */
function reply<Input>(run: (input: Input) => Promise<ToolResult>) {
  return async (input: Input) => {
    const { text, isError = false } = await run(input).catch((error: Error) => ({
      text: error.message,
      isError: true,
    }))
    return { content: [{ type: 'text' as const, text }], isError }
  }
}
