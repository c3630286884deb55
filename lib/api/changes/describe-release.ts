import { pluralize } from '../../kit/text/pluralize';
import { effectLabels } from '../diff/effects';
import { countEffects, type ReportedGroup, type ReportedRelease } from '../releases/change-report';

/** How much a release describes: `42 operations, 2 webhooks, and 90 schemas`. */
export const describeContents = ({ operations, webhooks, schemas }: ReportedRelease): string =>
  `${pluralize(operations, 'operation')}, ${pluralize(webhooks, 'webhook')}, and ${pluralize(schemas, 'schema')}`;

/** How many changes of each effect there are: `2 breaking, 1 compatible`. */
export const describeCounts = (groups: readonly ReportedGroup[]): string =>
  countEffects(groups)
    .map(({ effect, count }) => `${count} ${effectLabels[effect].toLowerCase()}`)
    .join(', ');

/** What a group is about, in a heading or a list. */
export const describeSubject = ({ type, name, title }: ReportedGroup): string =>
  type === 'response' ? `Shared response ${name}` : title;
