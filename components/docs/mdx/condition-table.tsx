import { conditionCases, conditionInputs } from '@/lib/elements/condition-cases';
import { renderMarkdown } from '@/lib/site/markdown/render-markdown';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from './table';

/** Results of each operator of a condition for a value, another value, a missing one, null and another type. */
export function ConditionTable() {
  return (
    <Table>
      <TableHead>
        <TableRow>
          <TableHeader>Condition</TableHeader>
          {conditionInputs.map(({ title }) => (
            <TableHeader key={title}>
              <span dangerouslySetInnerHTML={{ __html: renderMarkdown(title) }} />
            </TableHeader>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {conditionCases.map(({ condition, results }) => {
          const source = JSON.stringify(condition).replaceAll(',"', ', "').replaceAll('":', '": ');
          return (
            <TableRow key={source}>
              <TableHeader scope="row">
                <code>{source}</code>
              </TableHeader>
              {results.map((result, index) => (
                <TableCell key={conditionInputs[index]?.title}>{String(result)}</TableCell>
              ))}
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
}
