import { Fragment, type ReactNode } from 'react';
import { SiteLink } from '@/components/ui/navigation/site-link';
import { getScreen } from '@/lib/elements/screens/load-screens';
import {
  listScreenActions,
  type ScreenAction,
  unnamedControl,
} from '@/lib/elements/screens/screen-actions';
import { listElementsWithIds } from '@/lib/elements/screens/screen-elements';
import {
  listTransitionsOf,
  opensScreen,
  type Transition,
} from '@/lib/elements/screens/transitions';
import { elementPath, schemaPath } from '@/lib/site/page-paths';
import { Identifier } from './identifier';
import { Operation } from './operation';
import { ScreenLink } from './screen-link';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from './table';

function ElementLink({ type }: { type: string }) {
  return (
    <SiteLink href={elementPath(type)}>
      <code>{type}</code>
    </SiteLink>
  );
}

/** The labels of the controls that open a screen. */
function ControlLabels({ labels }: { labels: string[] }) {
  return labels.map((label, index) => (
    <Fragment key={label}>
      {index > 0 && ', '}
      {label === unnamedControl ? unnamedControl.toLowerCase() : <b>{label}</b>}
    </Fragment>
  ));
}

function TransitionList({
  title,
  transitions,
  end,
}: {
  title: string;
  transitions: Transition[];
  /** The end of the transitions that is listed. */
  end: 'from' | 'to';
}) {
  const names = [...new Set(transitions.map((transition) => transition[end]))];
  return (
    <div>
      <p className="screen-ways-title">{title}</p>
      {names.length === 0 ? (
        <p>{end === 'from' ? 'The app opens it first.' : 'No other screen.'}</p>
      ) : (
        <ul className="screen-pairs">
          {names.map((name) => (
            <li key={name}>
              <ScreenLink name={name} />{' '}
              <span className="screen-by">
                with{' '}
                <ControlLabels
                  labels={transitions
                    .filter((transition) => transition[end] === name)
                    .map(({ label }) => label)}
                />
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The screens that lead to a screen and those that it leads to, from the actions of all screens. */
export function ScreenFlow({ name }: { name: string }) {
  const { incoming, outgoing } = listTransitionsOf(name);
  return (
    <div className="screen-ways">
      <TransitionList title="Comes from" transitions={incoming} end="from" />
      <TransitionList title="Leads to" transitions={outgoing} end="to" />
    </div>
  );
}

/** The elements of a screen: those with an id, which overrides can refer to, and the number of elements by type. */
export function ScreenElements({ name }: { name: string }) {
  const { screen } = getScreen(name);
  return (
    <Table>
      <TableHead>
        <TableRow>
          <TableHeader>Id</TableHeader>
          <TableHeader>Element</TableHeader>
          <TableHeader>What it says</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {listElementsWithIds(screen).map(({ id, type, label }) => (
          <TableRow key={id}>
            <TableCell>
              <code>{id}</code>
            </TableCell>
            <TableCell>
              <ElementLink type={type} />
            </TableCell>
            <TableCell>{label}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** Describes the result of an action. */
function describeOutcome({ type, target, operation, ...action }: ScreenAction): ReactNode {
  if (opensScreen({ type }) && target) return <ScreenLink name={target} />;
  if (operation) return <Operation id={operation} />;
  if (type === 'open') return <code>{target}</code>;
  if (type === 'submit') return 'Sends the inputs to the host app';
  return action.after ? 'Closes the screen' : 'Goes back';
}

const outcomePrefixes = { success: 'after success: ', failure: 'after an error: ' };

/** An action that one or more elements have. */
type ActionRow = ScreenAction & { ids: string[] };

/** Merges the actions that have the same label and outcome: they would be equal rows. */
function mergeActions(actions: readonly ScreenAction[]): ActionRow[] {
  const rows = new Map<string, ActionRow>();
  for (const { element, ...action } of actions) {
    const key = JSON.stringify(action);
    const row = rows.get(key) ?? { ...action, ids: [] };
    if (element?.id && !row.ids.includes(element.id)) row.ids.push(element.id);
    rows.set(key, row);
  }
  return [...rows.values()];
}

function ActionControl({ action: { label, ids, after, confirmTitle } }: { action: ActionRow }) {
  return (
    <>
      {after && outcomePrefixes[after]}
      {label ?? (ids.length === 0 && unnamedControl)}
      {!after &&
        ids.map((id) => (
          <Fragment key={id}>
            {' '}
            <code>{id}</code>
          </Fragment>
        ))}
      {confirmTitle && !after && <span className="screen-by"> asks "{confirmTitle}"</span>}
    </>
  );
}

/** The actions of a screen in the order of its elements. */
export function ScreenActions({ name }: { name: string }) {
  return (
    <Table>
      <TableHead>
        <TableRow>
          <TableHeader>Control</TableHeader>
          <TableHeader>Action</TableHeader>
          <TableHeader>Leads to</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {mergeActions(listScreenActions(getScreen(name).screen)).map((action, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and its entries have no id
          <TableRow key={index}>
            <TableCell>
              <ActionControl action={action} />
            </TableCell>
            <TableCell>
              <code>{action.type}</code>
            </TableCell>
            <TableCell>{describeOutcome(action)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** The fields of the API that a screen shows, with links to the reference. */
export function ScreenFields({ name }: { name: string }) {
  return (
    <Table>
      <TableHead>
        <TableRow>
          <TableHeader>Field or value</TableHeader>
          <TableHeader>On the screen</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {getScreen(name).fields.map(({ schema, name: fieldName, shows }) => (
          <TableRow key={`${schema}.${fieldName}.${shows}`}>
            <TableCell>
              <SiteLink href={`${schemaPath(schema)}#${fieldName}`}>
                <Identifier name={`${schema}.${fieldName}`} />
              </SiteLink>
            </TableCell>
            <TableCell>{shows}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
