import { build } from 'vite'
import { expect, test } from 'vitest'
import { resolveCodeFile } from '../../code-file.ts'
import { createBootScriptPlugin } from './boot-script-plugin.ts'
import { createInputsPlugin } from './inputs.ts'

test('a bundle with the boot script depends on the script and on every file that it imports', async () => {
  const { plugin, inputs } = createInputsPlugin()
  await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [plugin, createBootScriptPlugin(plugin)],
    build: { write: false, rolldownOptions: { input: 'virtual:boot-script' } },
  })

  const files = inputs().flatMap(([question, file]) => (question === 'text' ? [file] : []))
  expect(files).toEqual(
    expect.arrayContaining(
      ['browser/boot.ts', 'browser/enhancements/scroll-early.ts', 'url/decoded.ts'].map(resolveCodeFile),
    ),
  )
})
