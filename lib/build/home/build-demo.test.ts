import { describe, expect, it } from 'vitest';
import { getOpenApiDocument } from '../../api/description/load-openapi-document';
import { formatDiagnostics } from '../../kit/diagnostics/diagnostic';
import { buildDemo } from './build-demo';
import { type DemoFile, readDemoFile } from './demo-file';

const readDemo = (): DemoFile => {
  const value = readDemoFile()?.value;
  if (!value) throw new Error('Expected content/site/demo.yaml');
  return structuredClone(value);
};

/** The diagnostics of the demonstration after a change. */
async function findFaults(change: (demo: DemoFile) => void): Promise<string> {
  const demo = readDemo();
  change(demo);
  const built = await buildDemo(demo, getOpenApiDocument());
  return 'diagnostics' in built ? formatDiagnostics(built.diagnostics) : 'no fault';
}

describe('buildDemo', () => {
  it('runs every step in a sandbox and keeps the appointment after the first one', async () => {
    const built = await buildDemo(readDemo(), getOpenApiDocument());
    if ('diagnostics' in built) throw new Error(formatDiagnostics(built.diagnostics));
    const { demo, initial } = built;
    for (const field of demo.fields) expect(initial.appointment).toHaveProperty(field);
    // Each field that the page shows is on the screen too.
    for (const ids of Object.values(demo.elementsOfField)) expect(ids).not.toEqual([]);
  });

  it.each<[string, (demo: DemoFile) => void, RegExp]>([
    [
      'a user whom the sandbox does not have',
      ({ steps: [first] }) => Object.assign(first ?? {}, { user: 'patien' }),
      /no such user[\s\S]*patien[\s\S]*the closest is patient/,
    ],
    [
      'an operation that does not exist',
      ({ steps: [first] }) => Object.assign(first?.call ?? {}, { operation: 'saveApointment' }),
      /Unknown operation[\s\S]*the closest is saveAppointment/,
    ],
    [
      'an element without a call',
      ({ steps: [, second] }) => Object.assign(second ?? {}, { click: 'time' }),
      /no element with this id[\s\S]*one of confirm, refuse/,
    ],
    [
      'a request that the sandbox refuses',
      ({ steps: [first] }) => Object.assign(first?.call?.body ?? {}, { profileId: 1 }),
      /The sandbox refuses the step/,
    ],
    [
      'a step whose status is not reached',
      ({ steps }) => void steps.splice(1, 1),
      /No step leads to the status[\s\S]*APPOINTMENT_SCHEDULED[\s\S]*REQUESTED/,
    ],
    [
      'a field that the appointment does not have',
      ({ fields }) => void fields.push('stats'),
      /no such field[\s\S]*stats[\s\S]*the closest is status/,
    ],
    [
      'a screen that does not read the appointment',
      ({ screen }) => Object.assign(screen, { onOpen: undefined }),
      /does not read the appointment/,
    ],
    [
      'a screen that violates the contract',
      ({ screen }) => Object.assign(screen, { content: [{ type: 'titel' }] }),
      /titel/,
    ],
  ])('reports %s', async (_name, change, expected) => {
    expect(await findFaults(change)).toMatch(expected);
  });
});
