import type { Restriction } from '../roles/roles';
import type { OperationObject, Viewer } from './openapi-objects';

const restrictionsByViewer: Readonly<Record<Viewer, Restriction>> = {
  'Insurance carrier users': 'carrier',
  'Privileged callers': 'privileged',
  'Users who had an approved appointment with the profile': 'visit',
};

const isViewer = (text: string): text is Viewer => Object.hasOwn(restrictionsByViewer, text);

/** Returns what a caller needs to be one of the viewers of `x-visible-to`; undefined if there is no restriction. */
export const formatViewers = (viewers: readonly string[] = []): string | undefined =>
  viewers
    .filter(isViewer)
    .map((viewer) => restrictionsByViewer[viewer])
    .join(' ') || undefined;

/** Whether credentials are sent. */
export type TokenUse = 'required' | 'optional' | 'none';

export function getTokenUse({ security }: Pick<OperationObject, 'security'>): TokenUse {
  if (security.length === 0) return 'none';
  return security.every((requirement) => Object.keys(requirement).length > 0)
    ? 'required'
    : 'optional';
}

/** Returns what a caller of an operation needs, as the value of an attribute; undefined if nothing. */
export const formatRestrictions = ({
  source,
}: {
  source: Pick<OperationObject, 'security' | 'x-visible-to'>;
}): string | undefined =>
  [getTokenUse(source) === 'required' ? 'token' : undefined, formatViewers(source['x-visible-to'])]
    .filter(Boolean)
    .join(' ') || undefined;

/** Returns what the callers of operations need, by the operation's id. */
export const listOperationRestrictions = (
  operations: ReadonlyArray<Parameters<typeof formatRestrictions>[0] & { id: string }>,
): Record<string, string> =>
  Object.fromEntries(
    operations.flatMap((operation) => {
      const restrictions = formatRestrictions(operation);
      return restrictions === undefined ? [] : [[operation.id, restrictions]];
    }),
  );
