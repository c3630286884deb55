import { Fragment } from 'react';
import { Identifier } from '@/components/docs/mdx/identifier';
import { listSandboxErrors } from '@/lib/sandbox/error-codes';
import { renderMarkdown } from '@/lib/site/markdown/render-markdown';
import { ReferenceTable } from './reference-table';

/** The error codes of the sandbox. The id of each row is its code. */
export function SandboxErrors() {
  return (
    <ReferenceTable
      columns={['Error', 'What to do', 'Status']}
      first="code"
      rows={listSandboxErrors().map(({ code, status, meaning, action }) => ({
        key: code,
        id: code,
        record: 'error',
        cells: [
          <Fragment key="code">
            <a href={`#${code}`} data-record-name="">
              <Identifier name={code} />
            </a>
            <p dangerouslySetInnerHTML={{ __html: renderMarkdown(meaning) }} />
          </Fragment>,
          <span key="action" dangerouslySetInnerHTML={{ __html: renderMarkdown(action) }} />,
          status,
        ],
      }))}
    />
  );
}
