import { z } from 'zod';

/** The groups of screens, in the order of a doctor's journey through the app. */
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

/** The kinds of screen states. */
export const stateKinds = ['loaded', 'empty', 'error', 'disabled'] as const;

const json = z.record(z.string(), z.json());

const stateSchema = z.strictObject({
  kind: z.enum(stateKinds),
  title: z.string().min(3).max(60),
  /** A JSON Merge Patch (RFC 7396) of the screen's data. */
  data: json.optional(),
});

const fieldSchema = z.strictObject({
  /** The name of a schema in the API reference. */
  schema: z.string(),
  /** The name of one of its fields, or one of its enumeration values. */
  name: z.string(),
  /** A description of what the doctor sees of it. */
  shows: z.string().min(8),
});

const overrideSchema = z.strictObject({
  title: z.string().min(3).max(60),
  changes: z.array(json).min(1),
});

/** The schema of content/screens/{name}.json: a screen of the reference app, and the data of its page. */
export const screenFileSchema = z.strictObject({
  group: z.enum(groupNames),
  /** The screen document. check-screens.ts validates it against the contract. */
  screen: json,
  /** The first state is the screen with its own data. */
  states: z.array(stateSchema).min(2),
  /** The API fields that the screen displays. */
  fields: z.array(fieldSchema),
  /** Example overrides for partners. */
  overrides: z.array(overrideSchema).min(1),
});

export type ScreenFile = z.output<typeof screenFileSchema>;
export type ScreenState = ScreenFile['states'][number];
