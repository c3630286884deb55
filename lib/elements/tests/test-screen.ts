import type { ScreenDefinition } from '../screens/load-screens';

/** A screen without issues. */
export const testScreen: ScreenDefinition = {
  name: 'a',
  file: 'content/screens/a.json',
  group: 'start',
  screen: {
    contract: '1.0',
    screen: 'a',
    data: { name: 'Dana' },
    content: [
      { type: 'title', id: 'hello', text: { bind: '/name' } },
      {
        type: 'button',
        id: 'go',
        label: 'Go on',
        action: {
          type: 'call',
          operation: 'listAppointments',
          onSuccess: { type: 'navigate', target: 'b' },
        },
      },
    ],
  },
  states: [
    { kind: 'loaded', title: 'Loaded' },
    { kind: 'empty', title: 'Empty', data: { name: null } },
  ],
  fields: [{ schema: 'Appointment', name: 'status', shows: 'The badge.' }],
  overrides: [
    { title: 'Words', changes: [{ op: 'merge', target: 'go', fields: { label: 'Next' } }] },
  ],
};
