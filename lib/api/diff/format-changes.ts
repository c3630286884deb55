import type { ApiChange } from './api-change';
import type { ChangeGroup } from './compare-descriptions';
import { effectLabels } from './effects';

function formatChange({ effect, title, id, impacts }: ApiChange, isDeclared: boolean): string[] {
  const state = effect === 'breaking' ? (isDeclared ? ', declared' : ', not declared') : '';
  const label = effectLabels[effect].toLowerCase();
  const lines = [`  ${label}${state}: ${title.replaceAll('`', '')}`];
  if (effect === 'text') return lines;
  const advice = impacts.map(({ reason, action }) => [reason, action].filter(Boolean).join(' '));
  return [...lines, ...advice.map((text) => `    ${text}`), `    id: ${id}`];
}

/**
 * Formats the difference between two descriptions for a terminal.
 * @param declared the ids of the breaking changes that are declared
 */
export function formatChanges(
  groups: readonly ChangeGroup[],
  declared: ReadonlySet<string>,
): string {
  if (groups.length === 0) return 'No change.';
  const blocks = groups.map(({ subject, title, changes }) => {
    const name = subject.name && subject.name !== title ? ` (${subject.name})` : '';
    const heading = `${subject.type === 'api' ? title : `${subject.type} ${title}${name}`}`;
    return [heading, ...changes.flatMap((change) => formatChange(change, declared.has(change.id)))];
  });
  return blocks.map((lines) => lines.join('\n')).join('\n\n');
}
