import { describe, expect, it } from 'vitest';
import { getOpenApiDocument } from './load-openapi-document';
import { parseOpenApiDocument } from './openapi-document';
import type { SchemaObject } from './openapi-objects';
import { listReportableData } from './personal-data';

const document = getOpenApiDocument();
const { fields, values, constants, pathSegments } = listReportableData(document);

/** What the name of a field with personal data has, apart from names of companies, codes, and settings. */
const personalNames =
  /first|last_?name|fullname|username|birth|phone|e-?mail|password|passport|street|city$|zip|postal|apartment|latitude|longitude|notes?$|comment|diagnos|medication|^token$|holder|license|tax|personal/i;
const otherNames = [
  // Those of a company, of settings, and of an enumeration.
  ...['defaultLatitude', 'defaultLongitude', 'passportCountryEnum'],
  ...['assistancePhone', 'assistanceEmail', 'claimsContactPhone', 'urgentPhone', 'emailPreference'],
  ...[
    'medicationsInUseStatus',
    'passwordHint',
    'personalIdRegEx',
    'firstNameRegEx',
    'lastNameRegEx',
  ],
];

describe('listReportableData', () => {
  it('lists fields, values, and segments of paths without personal data', () => {
    expect(fields).toEqual(
      expect.arrayContaining(['appointmentId', 'trace', 'status', 'policy-id']),
    );
    for (const name of [
      'firstName',
      'birthday',
      'notes',
      'token',
      'POLICY_NUMBER',
      'identifiers',
      'email',
    ]) {
      expect(fields).not.toContain(name);
    }
    expect(values.reason).toContain('STATUS_CHANGE');
    expect(constants).toContain('VIDEO_VISIT');
    expect(pathSegments).toEqual(expect.arrayContaining(['appointments', 'download.xlsx']));
    expect(pathSegments).not.toContain('{id}');
  });

  it('has no field whose name says that it is personal', () => {
    expect(fields.filter((name) => personalNames.test(name) && !otherNames.includes(name))).toEqual(
      [],
    );
  });

  it('leaves a name out that is personal data in any schema', () => {
    const create = (properties: Record<string, SchemaObject>) => ({ type: 'object', properties });
    const schemas = {
      A: create({ name: { type: 'string', 'x-personal-data': true }, id: { type: 'integer' } }),
      B: create({
        name: { type: 'string' },
        list: {
          type: 'array',
          items: { type: 'object', properties: { deep: { type: 'string' } } },
        },
      }),
    };
    const parsed = parseOpenApiDocument({
      ...structuredClone(document),
      paths: {},
      components: { ...document.components, schemas },
    });
    expect(listReportableData(parsed).fields).toEqual(['deep', 'id', 'list']);
  });
});
