import { findOwnField } from '../description/resolve-schema';
import type { ChangeGroup } from '../diff/compare-descriptions';
import { type ComparedDescription, listLocatedOperations } from '../diff/description';
import { listHookSamples } from '../diff/usages';

/** Readers whom a change of something that everybody can call or see affects. */
const everyCaller = 'Every caller';
/** Readers whom a change of a webhook affects. */
const webhookReceivers = 'Receivers of webhooks';

/** The newer version of a description and the one before it. */
export type Versions = { old: ComparedDescription; current: ComparedDescription };

type Restricted = { [keyword: string]: unknown };

const readViewers = (value: Restricted | undefined): string[] | undefined => {
  const viewers = value?.['x-visible-to'];
  return Array.isArray(viewers) ? viewers.map(String) : undefined;
};

/** Lists the roles that can call operations, from `x-visible-to` of either version. */
export function listAffectedRoles(
  { subject, operations }: Pick<ChangeGroup, 'subject' | 'operations'>,
  { old, current }: Versions,
): string[] {
  if (subject.type === 'api') return [everyCaller];
  const located = [...listLocatedOperations(current), ...listLocatedOperations(old)];
  const used = located.filter(({ id }) => operations.includes(id));
  // What a sample of a webhook shows affects those who receive the webhook, unless the sample itself has changed.
  const samples = subject.type === 'schema' ? listHookSamples(current) : new Set();
  const calls = used.filter(({ type, id }) => type === 'operation' && !samples.has(id));
  const isOpen = calls.some(({ operation }) => !readViewers(operation));
  const viewers = calls.flatMap(({ operation }) => readViewers(operation) ?? []);
  return [
    ...(isOpen ? [everyCaller] : [...new Set(viewers)]),
    ...(used.some(({ type }) => type === 'webhook') ? [webhookReceivers] : []),
  ];
}

/** The roles that can see a field of a schema, if not everybody can. */
export function listFieldRoles(
  schemaName: string,
  location: string,
  { old, current }: Versions,
): string[] | undefined {
  const [name = ''] = location.split(/[.[]/);
  const find = ({ components }: ComparedDescription) =>
    findOwnField(components.schemas[schemaName], name);
  return readViewers(find(current) ?? find(old));
}
