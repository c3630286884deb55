import type { ValueComparison } from '@/lib/calls/request/compare-outcome';

const columns = ['Value', 'Expected', 'Returned'];

function createCell(tag: 'th' | 'td', text: string, scope?: 'col' | 'row'): HTMLElement {
  const cell = document.createElement(tag);
  if (cell instanceof HTMLTableCellElement && scope) cell.scope = scope;
  cell.append(text);
  return cell;
}

function createRow({ name, expected, found, isMet }: ValueComparison): HTMLElement {
  const row = document.createElement('tr');
  const returned = createCell('td', found);
  returned.dataset.success = `${isMet}`;
  row.append(createCell('th', name, 'row'), createCell('td', expected), returned);
  return row;
}

/** Creates the disclosure of what was compared when a case was run. */
function createDisclosure(): HTMLDetailsElement {
  const details = document.createElement('details');
  details.className = 'case-comparison';
  const summary = document.createElement('summary');
  summary.textContent = 'What was compared';
  details.append(summary, document.createElement('table'));
  return details;
}

/** Shows below a case what its last run has compared. A disclosure that the reader has opened stays open. */
export function showComparison(item: HTMLElement, comparisons: readonly ValueComparison[]): void {
  const existing = item.querySelector<HTMLDetailsElement>('.case-comparison');
  if (comparisons.length === 0) {
    existing?.remove();
    return;
  }
  const details = existing ?? createDisclosure();
  const head = document.createElement('thead');
  const headings = document.createElement('tr');
  headings.append(...columns.map((column) => createCell('th', column, 'col')));
  head.append(headings);
  const body = document.createElement('tbody');
  body.append(...comparisons.map(createRow));
  details.querySelector('table')?.replaceChildren(head, body);
  if (!existing) item.querySelector('.case-call')?.append(details);
}
