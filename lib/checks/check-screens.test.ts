import { describe, expect, it } from 'vitest';
import type { ScreenDefinition } from '../contract/screens/load-screens';
import { testScreen } from '../contract/tests/test-screen';
import { listOperations } from '../openapi/operations';
import { listScreenIssues } from './check-screens';

const operations = listOperations().map(({ id }) => id);

/** The issues of the test screen after a change. */
const listIssuesWith = (change: Partial<ScreenDefinition>) =>
  listScreenIssues({ ...testScreen, ...change }, ['a', 'b'], operations);
const listIssuesWithContent = (...content: unknown[]) =>
  listIssuesWith({ screen: JSON.parse(JSON.stringify({ ...testScreen.screen, content })) });

describe('listScreenIssues', () => {
  it('returns nothing for a valid screen', () => {
    expect(listIssuesWith({})).toEqual([]);
  });

  it.each([
    [
      'an unknown element',
      () => listIssuesWithContent({ type: 'titel', id: 'go', text: 'A' }),
      '/screen/content/0/type',
      'titel',
    ],
    [
      'a binding without data',
      () =>
        listIssuesWithContent({
          type: 'button',
          id: 'go',
          label: { bind: '/nmae' },
          action: { type: 'dismiss' },
        }),
      '/screen/content/0/label/bind',
      '/nmae',
    ],
    [
      'a navigation to an unknown screen',
      () =>
        listIssuesWithContent({
          type: 'button',
          id: 'go',
          label: 'A',
          action: { type: 'navigate', target: 'c' },
        }),
      '/screen/content/0/action/target',
      'c',
    ],
    [
      'a deep link to an unknown screen',
      () =>
        listIssuesWithContent({
          type: 'button',
          id: 'go',
          label: 'A',
          action: { type: 'deepLink', target: 'c={id}' },
        }),
      '/screen/content/0/action/target',
      'c',
    ],
    [
      'an unknown API operation',
      () =>
        listIssuesWithContent({
          type: 'button',
          id: 'go',
          label: 'A',
          action: { type: 'call', operation: 'nope' },
        }),
      '/screen/content/0/action/operation',
      'nope',
    ],
    [
      'an unknown API field',
      () =>
        listIssuesWith({
          fields: [{ schema: 'Appointment', name: 'statsu', shows: 'The badge.' }],
        }),
      '/fields/0/name',
      'Appointment.statsu',
    ],
    [
      'an override of a missing element',
      () =>
        listIssuesWith({
          overrides: [{ title: 'Gone', changes: [{ op: 'remove', target: 'gone' }] }],
        }),
      '/overrides/0/changes',
      'gone',
    ],
    [
      'a name that differs from the file name',
      () => listIssuesWith({ screen: { ...testScreen.screen, screen: 'z' } }),
      '/screen/screen',
      'z',
    ],
  ])('reports %s', (_, listIssues, pointer, found) => {
    expect(listIssues()).toContainEqual(
      expect.objectContaining({ pointer, found: expect.stringContaining(found) }),
    );
  });
});
