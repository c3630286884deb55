import { z } from 'zod';

/** The parts of the app, in the order in which a doctor meets them. */
export const screenGroups = {
  start: 'Start and log in',
  account: 'Account and security',
  requests: 'Requests and offers',
  visits: 'Appointments and visits',
  payment: 'Payment of a video visit',
  'walk-in': 'Walk-in',
} as const;

export type ScreenGroup = keyof typeof screenGroups;

const groupNames = Object.keys(screenGroups) as [ScreenGroup, ...ScreenGroup[]];

/** The kinds of state that a screen can be in. */
export const stateKinds = ['loaded', 'empty', 'error', 'disabled'] as const;

const json = z.record(z.string(), z.json());

const stateSchema = z.strictObject({
  kind: z.enum(stateKinds),
  title: z.string().min(3).max(60),
  /** What differs from the screen's own data: a JSON Merge Patch (RFC 7396). */
  data: json.optional(),
});

const fieldSchema = z.strictObject({
  /** A schema of the API reference. */
  schema: z.string(),
  /** One of its fields, or of its values. */
  name: z.string(),
  /** What the doctor sees of it. */
  shows: z.string().min(8),
});

const overrideSchema = z.strictObject({
  title: z.string().min(3).max(60),
  changes: z.array(json).min(1),
});

/** One file of content/screens: a screen of the reference app, and what its page says from it. */
export const screenFileSchema = z.strictObject({
  group: z.enum(groupNames),
  /** The screen as the contract writes it; check-screens.ts holds it against the contract. */
  screen: json,
  /** The first is the screen as it is. */
  states: z.array(stateSchema).min(2),
  /** The API's data behind the screen. */
  fields: z.array(fieldSchema),
  /** Changes that a partner may want to make. */
  overrides: z.array(overrideSchema).min(1),
});

export type ScreenFile = z.output<typeof screenFileSchema>;
export type ScreenState = ScreenFile['states'][number];
