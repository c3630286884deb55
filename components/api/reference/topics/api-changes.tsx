import { Fragment } from 'react';
import { ComponentHeading } from '@/components/docs/mdx/component-heading';
import { InlineCode } from '@/components/docs/mdx/inline-code';
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

function Change({ change }: { change: ReportedChange }) {
  const { effect, title, path, roles } = change;
  return (
    <li className={styles.change}>
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
        <Explanation change={change} />
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

/** @param props.level the level of its heading */
function Group({ group, level: Heading }: { group: ReportedGroup; level: 'h3' | 'h4' }) {
  const { type, name, path, changes } = group;
  const title = type === 'schema' ? <code>{name}</code> : describeSubject(group);
  return (
    <section className={styles.group}>
      <Heading>
        {path === undefined ? title : <SiteLink href={path}>{title}</SiteLink>}{' '}
        <small>{subjectTypes[type]}</small>
      </Heading>
      <ul className={styles.changes}>
        {changes.map((change) => (
          <Change key={change.id} change={change} />
        ))}
      </ul>
      {changes.some(({ effect }) => effect !== 'text') && <Affected group={group} />}
    </section>
  );
}

/** The number of changes by effect, and the changes by what they are about. */
function Groups({ groups, level }: { groups: readonly ReportedGroup[]; level: 'h3' | 'h4' }) {
  return (
    <>
      <p className={styles.counts}>
        {countEffects(groups).map(({ effect, count }) => (
          <Fragment key={effect}>
            <EffectLabel effect={effect} count={count} />{' '}
          </Fragment>
        ))}
      </p>
      {groups.map((group) => (
        <Group key={`${group.type} ${group.name}`} group={group} level={level} />
      ))}
    </>
  );
}

/** What has changed since the latest release. */
export function UnreleasedChanges() {
  const { unreleased, releases } = getChangeReport();
  if (unreleased.length > 0) return <Groups groups={unreleased} level="h3" />;
  const [latest] = releases;
  return <p>No change since {latest ? `version ${latest.version}` : 'the first release'}.</p>;
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
        <Groups groups={groups} level="h4" />
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
