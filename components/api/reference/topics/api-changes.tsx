import { Fragment } from 'react';
import { ComponentHeading } from '@/components/docs/mdx/component-heading';
import { InlineCode } from '@/components/docs/mdx/inline-code';
import { ListFilter } from '@/components/docs/mdx/list-filter';
import { SiteLink } from '@/components/ui/navigation/site-link';
import { describeContents, describeSubject } from '@/lib/api/changes/describe-release';
import { openApiFilePaths } from '@/lib/api/description/openapi-file-paths';
import { type Effect, effectLabels, effects } from '@/lib/api/diff/effects';
import {
  countEffects,
  type ReportedChange,
  type ReportedGroup,
  type ReportedRelease,
} from '@/lib/api/releases/change-report';
import { getChangeReport, toReleaseTitle } from '@/lib/api/releases/load-releases';
import { markDifferences } from '@/lib/kit/text/mark-differences';
import { pluralize } from '@/lib/kit/text/pluralize';
import { assetUrl } from '@/lib/site/base-url';
import { renderMarkdown } from '@/lib/site/markdown/render-markdown';
import { workflowPath } from '@/lib/site/page-paths';
import styles from './api-changes.module.css';

function EffectLabel({ effect, count }: { effect: Effect; count?: number }) {
  return (
    <span className={`${styles.effect} ${styles[effect] ?? ''}`}>
      {count !== undefined && `${count} `}
      {count === undefined ? effectLabels[effect] : effectLabels[effect].toLowerCase()}
    </span>
  );
}

/** Why a change has its effect, and what to do: what the release declares, or else what holds for all of its kind. */
function Explanation({ change: { impacts, declared } }: { change: ReportedChange }) {
  const isSame = impacts.every(({ effect }) => effect === impacts[0]?.effect);
  return (
    <>
      {declared && <p className={styles.reason}>{declared.reason}</p>}
      {impacts.map(({ effect, reason, action }) => (
        <p key={reason} className={styles.reason}>
          {!isSame && <>{effectLabels[effect]}: </>}
          {reason} {declared?.action === undefined && <strong>{action}</strong>}
        </p>
      ))}
      {declared?.action !== undefined && (
        <p className={styles.reason}>
          <strong>{declared.action}</strong>
        </p>
      )}
    </>
  );
}

/** What an explanation says, to say it once for changes in a row. */
const explain = ({ impacts, declared }: ReportedChange) => JSON.stringify([impacts, declared]);

/** The names of the two versions that are compared. */
type Compared = { before: string; after: string };

/** A text before and after, with the words that differ. */
function Texts({ change, compared }: { change: ReportedChange; compared: Compared }) {
  const render = (text = '') => renderMarkdown(text, { resolveUrl: assetUrl });
  const old = render(change.before);
  const current = render(change.after);
  const [before, after] = old && current ? markDifferences(old, current) : [old, current];
  if (!before && !after) return null;
  return (
    <dl className={styles.texts}>
      {Object.entries({ before, after })
        .filter(([, html]) => html)
        .map(([side, html]) => (
          <Fragment key={side}>
            <dt>{side === 'before' ? compared.before : compared.after}</dt>
            <dd dangerouslySetInnerHTML={{ __html: html }} />
          </Fragment>
        ))}
    </dl>
  );
}

/** What a filter finds the changes of a subject by, as well as by their texts: who and which workflows they affect. */
const listAffected = ({ type, name, roles, workflows }: ReportedGroup): string =>
  [subjectTypes[type], name, ...roles, ...workflows.map(({ title }) => title)]
    .join(' ')
    .toLowerCase();

function Change({
  change,
  affected,
  compared,
  previous,
}: {
  change: ReportedChange;
  affected: string;
  compared: Compared;
  /** The change above it, which can have the same explanation. */
  previous: ReportedChange | undefined;
}) {
  const { effect, title, path, roles } = change;
  return (
    <li className={styles.change} data-filter-synonyms={affected}>
      <EffectLabel effect={effect} />{' '}
      <div>
        <p>
          {path === undefined ? (
            <InlineCode text={title} />
          ) : (
            <SiteLink href={path}>
              <InlineCode text={title} />
            </SiteLink>
          )}
        </p>
        <Texts change={change} compared={compared} />
        {explain(change) !== (previous && explain(previous)) && <Explanation change={change} />}
        {roles && <p className={styles.reason}>Only for: {roles.join(', ').toLowerCase()}.</p>}
      </div>
    </li>
  );
}

const subjectTypes: Record<ReportedGroup['type'], string> = {
  operation: 'Operation',
  webhook: 'Webhook',
  schema: 'Schema',
  response: 'Response',
  api: '',
};

/** More are collapsed: a schema that most operations share is in nearly all workflows. */
const maxShownWorkflows = 3;

/** Workflows, each with its steps that use what has changed. */
function WorkflowList({ workflows }: Pick<ReportedGroup, 'workflows'>) {
  return (
    <ul>
      {workflows.map(({ name, title, steps }) => (
        <li key={name}>
          <SiteLink href={workflowPath(name)}>{title}</SiteLink>:{' '}
          {steps.map((step) => step.title).join(', ')}
        </li>
      ))}
    </ul>
  );
}

/** The roles that a change affects, and the workflows with the steps that use what has changed. */
function Affected({ group: { roles, workflows } }: { group: ReportedGroup }) {
  return (
    <dl className={styles.affected}>
      <dt>Affects</dt>
      <dd>{roles.join(', ') || 'Nobody, because no operation uses it'}</dd>
      {workflows.length > 0 && (
        <>
          <dt>Workflows</dt>
          <dd>
            {workflows.length > maxShownWorkflows ? (
              <details className={styles.workflows}>
                <summary>{workflows.length} workflows</summary>
                <WorkflowList workflows={workflows} />
              </details>
            ) : (
              <WorkflowList workflows={workflows} />
            )}
          </dd>
        </>
      )}
    </dl>
  );
}

function SubjectName({ group }: { group: ReportedGroup }) {
  const { type, name, path } = group;
  const title = type === 'schema' ? <code>{name}</code> : describeSubject(group);
  return path === undefined ? title : <SiteLink href={path}>{title}</SiteLink>;
}

type GroupsProps = {
  groups: readonly ReportedGroup[];
  compared: Compared;
  /** The level of their headings. */
  level: 'h3' | 'h4';
};

/** The groups with only their changes of texts, or without these. */
const selectChanges = (groups: readonly ReportedGroup[], isText: boolean): ReportedGroup[] =>
  groups
    .map((group) => ({
      ...group,
      changes: group.changes.filter(({ effect }) => (effect === 'text') === isText),
    }))
    .filter(({ changes }) => changes.length > 0);

/** The changes of a subject. */
function Group({
  group,
  compared,
  level: Heading,
}: Omit<GroupsProps, 'groups'> & { group: ReportedGroup }) {
  return (
    <section className={styles.group} data-filter-group="">
      <Heading>
        <SubjectName group={group} /> <small>{subjectTypes[group.type]}</small>
      </Heading>
      <ul className={styles.changes}>
        {group.changes.map((change, index) => (
          <Change
            key={change.id}
            change={change}
            affected={listAffected(group)}
            compared={compared}
            previous={group.changes[index - 1]}
          />
        ))}
      </ul>
      <Affected group={group} />
    </section>
  );
}

/** The changes of texts, by what they explain. */
function TextChanges({ groups, compared }: Omit<GroupsProps, 'level'>) {
  if (groups.length === 0) return null;
  return (
    <div data-filter-group="">
      <details className={styles.textChanges}>
        <summary>
          {pluralize(groups.flatMap(({ changes }) => changes).length, 'text change')}
        </summary>
        <ul>
          {groups.flatMap((group) =>
            group.changes.map((change) => (
              <li key={change.id} data-filter-synonyms={listAffected(group)}>
                <p>
                  <SubjectName group={group} />{' '}
                  {change.location !== '' && (
                    <>
                      {change.path === undefined ? (
                        <code>{change.location}</code>
                      ) : (
                        <SiteLink href={change.path}>
                          <code>{change.location}</code>
                        </SiteLink>
                      )}{' '}
                    </>
                  )}
                  {change.title.replace(/^.*: /, '')}
                </p>
                <Texts change={change} compared={compared} />
              </li>
            )),
          )}
        </ul>
      </details>
    </div>
  );
}

/** The number of changes by effect, the changes by what they are about, and those of texts. */
function Groups({ groups, ...shared }: GroupsProps) {
  const texts = selectChanges(groups, true);
  const others = selectChanges(groups, false);
  return (
    <>
      <p className={styles.counts}>
        {countEffects(groups).map(({ effect, count }) => (
          <Fragment key={effect}>
            <EffectLabel effect={effect} count={count} />{' '}
          </Fragment>
        ))}
      </p>
      <ListFilter
        id={`filter-${shared.compared.after.replaceAll(' ', '-')}`}
        noun="changes"
        count={groups.flatMap(({ changes }) => changes).length}
      />
      <div>
        {others.map((group) => (
          <Group key={`${group.type} ${group.name}`} group={group} {...shared} />
        ))}
        <TextChanges groups={texts} compared={shared.compared} />
      </div>
    </>
  );
}

/** What has changed since the latest release. */
export function UnreleasedChanges() {
  const { unreleased, releases } = getChangeReport();
  const [latest] = releases;
  if (unreleased.length === 0 || !latest)
    return <p>No change since {latest ? `version ${latest.version}` : 'the first release'}.</p>;
  return (
    <>
      <p className={styles.date}>
        Not released yet · compared with version {latest.version} of{' '}
        <time dateTime={latest.date}>{latest.date}</time>
      </p>
      <Groups
        groups={unreleased}
        compared={{ before: toReleaseTitle(latest), after: 'Now' }}
        level="h3"
      />
    </>
  );
}

function Release({ release }: { release: ReportedRelease }) {
  const { date, notes, previous, groups } = release;
  return (
    <section className="flow">
      <ComponentHeading text={toReleaseTitle(release)} />
      <p className={styles.date}>
        <time dateTime={date}>{date}</time>
        {previous !== undefined && <> · compared with version {previous}</>}
      </p>
      {notes !== undefined && <p>{notes}</p>}
      {previous === undefined ? (
        <p>It describes {describeContents(release)}.</p>
      ) : groups.length === 0 ? (
        <p>No change.</p>
      ) : (
        <Groups
          groups={groups}
          compared={{
            before: toReleaseTitle({ version: previous }),
            after: toReleaseTitle(release),
          }}
          level="h4"
        />
      )}
    </section>
  );
}

/** All releases with their changes, the newest first. */
export function ApiReleases() {
  return getChangeReport().releases.map((release) => (
    <Release key={release.version} release={release} />
  ));
}

/** The links to the changes for feed readers and for programs. */
export function ChangeFeeds() {
  return (
    <p>
      Subscribe to the{' '}
      <SiteLink href={openApiFilePaths.changeFeed} download>
        Atom feed
      </SiteLink>
      , or read the changes as{' '}
      <SiteLink href={openApiFilePaths.changes} download>
        JSON
      </SiteLink>
      .
    </p>
  );
}

const meanings: Record<Effect, string> = {
  breaking: 'A client that follows the old description can fail.',
  risky: 'Some clients can fail. It depends on how strictly they read or check data.',
  compatible: 'A client that follows the old description still works.',
  text: 'Only an explanation is new.',
};

/** Legend of the labels of changes. */
export function ChangeEffects() {
  return (
    <ul className={styles.changes}>
      {effects.map((effect) => (
        <li key={effect} className={styles.change}>
          <EffectLabel effect={effect} /> <p>{meanings[effect]}</p>
        </li>
      ))}
    </ul>
  );
}
