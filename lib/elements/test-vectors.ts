import { isRecord } from '../kit/json/is-record';
import { expandDeepLink, resolveBindings, resolveText } from './bindings';
import { conditionCases, conditionInputs } from './condition-cases';
import type { DisabledUntil, TextValue } from './contract-types';
import { isDisabledUntil } from './disabled-until';
import { previewLocale } from './preview-locale';
import { listExampleOverrides } from './screens/example-overrides';
import type { ScreenDefinition } from './screens/load-screens';
import { outlineScreen } from './screens/outline-screen';
import { fixedNow } from './screens/publish-screen';

/** The data that the texts and values of the vectors read. */
const data = {
  patient: { firstName: 'Dana', middleName: null },
  visit: { day: '2026-11-24', start: '2026-11-24T14:15:00Z', fee: 1250.5, paid: false },
  diagnoses: ['J02.9'],
};

const texts: TextValue[] = [
  'A fixed text with {braces}',
  { bind: '/patient/firstName' },
  { bind: '/patient/middleName', default: 'None' },
  { bind: '/patient/lastName' },
  { bind: '/visit/day', format: 'date' },
  { bind: '/visit/start', format: 'date' },
  { bind: '/visit/start', format: 'time' },
  { bind: '/visit/start', format: 'dateTime' },
  { bind: '/visit/fee', format: 'number' },
  { bind: '/visit/paid' },
  { bind: '/patient/firstName', format: 'date' },
  { bind: '/diagnoses' },
  {
    key: 'visit.greeting',
    default: 'Hello {name}, {unknown}',
    values: { name: { bind: '/patient/firstName' } },
  },
];

/** What the fields of an action can contain. */
const values: unknown[] = [
  { id: { bind: '/patient/firstName' }, fixed: 7 },
  { id: { bind: '/patient/lastName' } },
  { id: { bind: '/patient/lastName', default: 'Example' } },
  { list: [{ bind: '/diagnoses' }, { bind: '/visit/paid' }] },
  { at: { bind: '/visit/start', format: 'date' } },
];

const deepLinks: Array<{ target: string; parameters: Record<string, unknown> }> = [
  { target: 'appointment-details={appointmentId}', parameters: { appointmentId: 70412 } },
  { target: 'chat={name}', parameters: { name: 'Dana & Otto' } },
  { target: 'chat={name}', parameters: { name: null } },
  { target: 'chat={name}', parameters: {} },
];

const disabledRules: Array<{ rule: DisabledUntil; data: Record<string, unknown> }> = [
  { rule: { kind: 'time', at: '2026-11-24T09:59:59Z' }, data: {} },
  { rule: { kind: 'time', at: '2026-11-24T10:00:01Z' }, data: {} },
  { rule: { kind: 'time', at: { bind: '/visit/start' } }, data: {} },
  { rule: { kind: 'account-inactive' }, data: { account: { active: true } } },
  { rule: { kind: 'account-inactive' }, data: {} },
  {
    rule: { kind: 'status-change', while: ['REQUESTED'] },
    data: { appointment: { status: 'REQUESTED' } },
  },
  {
    rule: { kind: 'status-change', while: ['REQUESTED'] },
    data: { appointment: { status: 'APPOINTMENT_SCHEDULED' } },
  },
  { rule: { kind: 'condition', condition: { bind: '/ready', equals: true } }, data: {} },
  {
    rule: { kind: 'condition', condition: { bind: '/ready', equals: true } },
    data: { ready: true },
  },
  { rule: { kind: 'status-change', while: ['REQUESTED'] }, data: {} },
  {
    rule: { kind: 'status-change', while: ['REQUESTED'] },
    data: { appointment: { status: null } },
  },
  {
    rule: { kind: 'status-change', status: '/visit/status', while: ['REQUESTED'] },
    data: { visit: { status: 'REQUESTED' }, appointment: { status: 'NO_SHOW' } },
  },
  {
    rule: { kind: 'status-change', status: '/visit/status', while: ['REQUESTED'] },
    data: { visit: { status: 'NO_SHOW' }, appointment: { status: 'REQUESTED' } },
  },
  { rule: { kind: 'time', at: { bind: '/visit/start' } }, data: { visit: { start: 'soon' } } },
  { rule: { kind: 'time', at: { bind: '/visit/start' } }, data: { visit: { start: null } } },
  { rule: { kind: 'account-inactive' }, data: { account: { active: null } } },
];

/**
 * Creates the test vectors for other renderers: inputs, and what the reference renderer makes of them.
 * @param screens the reference screens, whose example overrides are applied
 */
export function createTestVectors(screens: readonly ScreenDefinition[]) {
  const context = { locale: previewLocale, now: Date.parse(fixedNow) };
  return {
    now: fixedNow,
    ...previewLocale,
    conditions: conditionCases.flatMap(({ condition, results }) =>
      conditionInputs.map((input, index) => ({
        condition,
        data: input.data,
        result: results[index],
      })),
    ),
    texts: texts.map((text) => ({ text, data, shown: resolveText(text, data, previewLocale) })),
    values: values.map((value) => ({ value, data, resolved: resolveBindings(value, data) })),
    deepLinks: deepLinks.map(({ target, parameters }) => ({
      target,
      parameters,
      link: expandDeepLink(target, parameters),
    })),
    disabledUntil: disabledRules.map((vector) => ({
      ...vector,
      disabled: isDisabledUntil(vector.rule, vector.data, context.now),
    })),
    overrides: screens.flatMap((definition) =>
      listExampleOverrides(definition).map(({ title, override, document }) => ({
        title,
        override,
        outline: isRecord(document) ? outlineScreen(document, context) : [],
      })),
    ),
  };
}
