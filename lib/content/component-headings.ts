import { groupWorkflows } from '../api/arazzo/load-workflows';
import { listVisibility } from '../api/description/visibility';
import { getReleases, toReleaseTitle } from '../api/releases/load-releases';
import { groupElements } from '../elements/load-contract';
import { caseGroups } from '../sandbox/seed/sandbox-cases';
import {
  getAppointmentPhases,
  getSystemParameters,
  getUndocumented,
} from '../site/reference/reference-data';
import { toComponentHeading } from './component-heading';
import { groupScreens } from './flow-map';
import type { Heading, PageHeading } from './headings';

/** The texts of the headings that components of MDX render, in their order. */
const headingTexts = new Map<string, () => string[]>([
  ['ApiReleases', () => getReleases().releases.map(toReleaseTitle)],
  ['AppointmentPhases', () => getAppointmentPhases().phases.map(({ title }) => title)],
  ['ElementIndex', () => groupElements().map(({ title }) => title)],
  ['SandboxCases', () => Object.values(caseGroups)],
  ['ScreenIndex', () => groupScreens().map(({ title }) => title)],
  ['SystemParameters', () => getSystemParameters().groups.map(({ title }) => title)],
  ['UndocumentedGaps', () => getUndocumented().topics.map(({ title }) => title)],
  ['WorkflowIndex', () => groupWorkflows().map(({ title }) => title)],
  ['Visibility', () => listVisibility().map(({ viewer }) => viewer)],
]);

/** Replaces the components of a page by the headings that they render. */
export const resolveHeadings = (headings: readonly PageHeading[]): Heading[] =>
  headings.flatMap((heading) =>
    'component' in heading
      ? (headingTexts.get(heading.component)?.() ?? []).map(toComponentHeading)
      : [heading],
  );
