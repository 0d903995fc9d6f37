import { Fragment } from 'react'
import type { CheckedSamples } from '../../model/sample-proof.ts'
import { ScrollTable } from '../../ui/prose/ScrollTable.tsx'

/** For each API, the samples that were run: in which languages, with what, and how many of them were accepted. */
export function SampleRunTables({ checked }: { checked: readonly CheckedSamples[] }) {
  return checked.map(({ api, bodies, languages }) => (
    <Fragment key={api}>
      <p>
        {api}. {bodies}
      </p>
      <ScrollTable>
        <thead>
          <tr>
            <th>Language</th>
            <th>Run with</th>
            <th>Answered by</th>
            <th>Accepted</th>
          </tr>
        </thead>
        <tbody>
          {languages.map(({ label, program, mock, accepted }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{program}</td>
              <td>{mock}</td>
              <td>{accepted}</td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
    </Fragment>
  ))
}
