import type { OpenApiDocument } from '../description/openapi-document';
import type { ApiChange } from '../diff/api-change';
import { type ChangeGroup, compareDescriptions } from '../diff/compare-descriptions';
import type { ComparedDescription } from '../diff/description';
import { listLocatedOperations } from '../diff/description';
import type {
  AffectedWorkflow,
  ChangeReport,
  ReportedChange,
  ReportedGroup,
} from '../releases/change-report';
import type { Declaration, ReleasesFile } from '../releases/releases-schema';
import { listAffectedRoles, listFieldRoles, type Versions } from './affected-roles';
import { findChangePath, findSubjectPath } from './change-paths';

type Sources = {
  file: ReleasesFile;
  /** The description of a release. */
  getDescription: (version: string) => ComparedDescription;
  current: ComparedDescription;
  /** The current description, for links to its pages. */
  document: OpenApiDocument;
  listWorkflows: (operations: readonly string[]) => AffectedWorkflow[];
};

/** Suffix of an id after the path of the value. */
const nameOf = ({ id }: ApiChange): string => id.split(' ').slice(2).join(' ');

function reportChange(
  change: ApiChange,
  declarations: readonly Declaration[],
  versions: Versions,
  document: OpenApiDocument,
): ReportedChange {
  const { subject, ...rest } = change;
  const path = findChangePath(subject, change.location, nameOf(change), document);
  const declared = declarations.find(({ change: id }) => id === change.id);
  const roles =
    subject.type === 'schema' ? listFieldRoles(subject.name, change.location, versions) : undefined;
  return {
    ...rest,
    ...(path !== undefined && { path }),
    ...(roles && { roles }),
    ...(declared && {
      declared: {
        reason: declared.reason,
        ...(declared.action !== undefined && { action: declared.action }),
      },
    }),
  };
}

function reportGroup(
  group: ChangeGroup,
  declarations: readonly Declaration[],
  versions: Versions,
  { document, listWorkflows }: Sources,
): ReportedGroup {
  const { subject, title, operations, changes } = group;
  const path = findSubjectPath(subject, document);
  return {
    ...subject,
    title,
    ...(path !== undefined && { path }),
    operations,
    roles: listAffectedRoles(group, versions),
    workflows: listWorkflows(operations),
    changes: changes.map((change) => reportChange(change, declarations, versions, document)),
  };
}

/** Compares each release with the one before it, and the current description with the latest release. */
export function buildChangeReport(sources: Sources): ChangeReport {
  const { file, getDescription, current } = sources;
  const compare = (versions: Versions, declarations: readonly Declaration[]) =>
    compareDescriptions(versions.old, versions.current).map((group) =>
      reportGroup(group, declarations, versions, sources),
    );
  const [latest] = file.releases;
  return {
    unreleased: latest
      ? compare({ old: getDescription(latest.version), current }, file.unreleased.breaking)
      : [],
    releases: file.releases.map(({ version, date, notes, breaking }, index) => {
      const description = getDescription(version);
      const previous = file.releases[index + 1]?.version;
      const located = listLocatedOperations(description);
      return {
        version,
        date,
        ...(notes !== undefined && { notes }),
        ...(previous !== undefined && { previous }),
        operations: located.filter(({ type }) => type === 'operation').length,
        webhooks: located.filter(({ type }) => type === 'webhook').length,
        schemas: Object.keys(description.components.schemas).length,
        groups:
          previous === undefined
            ? []
            : compare({ old: getDescription(previous), current: description }, breaking),
      };
    }),
  };
}
