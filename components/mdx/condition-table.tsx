import { conditionCases, conditionInputs } from '@/lib/contract/condition-cases';
import { renderMarkdown } from '@/lib/markdown/render-markdown';
import { Table } from './table';

/** What each operator of a condition results in for a value, another value, a missing one, null and another type. */
export function ConditionTable() {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Condition</th>
          {conditionInputs.map(({ title }) => (
            <th key={title} scope="col">
              <span dangerouslySetInnerHTML={{ __html: renderMarkdown(title) }} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {conditionCases.map(({ condition, results }) => {
          const source = JSON.stringify(condition).replaceAll(',"', ', "').replaceAll('":', '": ');
          return (
            <tr key={source}>
              <th scope="row">
                <code>{source}</code>
              </th>
              {results.map((result, index) => (
                <td key={conditionInputs[index]?.title}>{String(result)}</td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
