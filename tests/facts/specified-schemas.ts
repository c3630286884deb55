import {
  createReader,
  type NotedName,
  readNames,
  readSection,
  splitText,
} from './specification-text';

export type SpecifiedEntity = { schema: string; fields: NotedName[]; required: string[] };
export type SpecifiedEnumeration = {
  name: string;
  values: string[];
  /** The text gives examples, or describes some of the values in words. */
  open: boolean;
  default?: string | undefined;
};

/** Labels of the text whose schemas have other names. */
const schemasOfLabels = createReader<string>({
  Minimal: 'MinimalTokenStatus',
  'Full adds': 'TokenStatus',
  'Appointment extra charge': 'AppointmentExtra',
  'Patient / person': 'Person',
  'Insurance policy': 'Policy',
  'The version with people adds': 'PolicyWithPeople',
  'Policy rules override': 'PolicyOverride',
  Response: 'InsurerState',
  'Common response': 'InsurerStateCommon',
  'Working hours per day': 'WorkingHours',
  'Availability per weekday': 'DayAvailability',
  Identity: 'AppointmentBase',
  'Patient data': 'AppointmentBase',
  'Home-visit address': 'AppointmentBase',
  Payment: 'AppointmentBase',
  'Attachments/events': 'AppointmentBase',
  Insurance: 'AppointmentBase',
  Other: 'AppointmentBase',
  'POST adds': 'AppointmentRequest',
  'Hook/GET adds': 'AppointmentAnswerFields',
  'The appointment hook fields above plus': 'AppointmentHook',
});

/** Labels of enumerations that stand for others than one with the same name. */
const enumerationsOfLabels = createReader<string[]>({
  'whatsAppPreference, smsPreference, emailPreference': ['ContactPreference'],
  hmoEnum: ['Hmo'],
  'Policy status and person status': ['ActiveStatus'],
  'Identifier keys': ['IdentifierKey'],
  fileTypeEnum: ['FileType'],
  'paymentSource / excessRecipient': ['PaymentSource'],
  reason: ['WebHookReason'],
});

/** Enumerations that the text lists beside a field of another name. */
const enumerationsOfFields: Record<string, string> = {
  'InsuranceCompany.visitSummaryRequiredEnum': 'VisitSummaryRequirement',
  'InsurerPackage.strings': 'InsurerMessageName',
  'InsurerPackage.preferences': 'InsurerPreference',
  'Location.status': 'LocationStatus',
  'Location.requiresAccommodationAddress': 'AddressRequirement',
  'Location.requiresHomeAddress': 'AddressRequirement',
  'MessageContact.errorMessage': 'DeliveryFailure',
  'MessageContact.userType': 'MessageUserType',
  'DayAvailability.videoInEnglish': 'VideoAvailability',
  'DayAvailability.videoInSelectedLanguage': 'VideoAvailability',
};

/** Fields that the text describes in words: their names, as far as they follow from the words. */
const fieldsInWords = createReader<string[]>({
  'specialty list': [],
  'the addition fields plus status': ['status'],
  'claims URLs for delayed flight': [],
  'lost luggage and delayed luggage': [],
  'address fields': [],
  'rate against USD; maps from currency to a rate and to a list of rate ranges': ['rate'],
  'the same two with SkipCompanyRestrictions': [
    'generalPractitionerAvailableSkipCompanyRestrictions',
    'selectedSpecialityAvailableSkipCompanyRestrictions',
  ],
  'nearestSpecialist and their SkipCompanyRestrictions variants (integer km)': [
    'nearestSpecialist',
    'nearestGeneralPractitionerSkipCompanyRestrictions',
    'nearestSpecialistSkipCompanyRestrictions',
  ],
});

/** Lines and sentences of the text that list nothing. `specification.test.ts` has what the first two say. */
const remarks = createReader<true>({
  'Countries: two-letter codes plus XK (about 250). Languages: two-letter codes plus YUE. Regions: country_region for US, DE, CA, IN, AU, CH, BR. Currencies: about 150 codes such as USD, EUR, GBP': true,
  'A long sub-specialty list also exists (values not shown)': true,
  'Shared fields:': true,
  'A negative value in the excess field removes excess': true,
  'Address fields are blank until the user has a confirmed appointment there': true,
  'The hook schema is cut off after invoices in one description; the remaining fields are listed from another': true,
});

const toPascalCase = (words: string) =>
  words.replace(
    /(?:^| )(\w)(\w*)/g,
    (_all, first: string, rest: string) =>
      first.toUpperCase() + (/^[A-Z]+$/.test(rest) ? rest.toLowerCase() : rest),
  );

const isValue = (text: string) => /^[A-Z][A-Z0-9_]+$/.test(text);

function readEnumeration(name: string, text: string): SpecifiedEnumeration {
  const [, examples = text] = /(?:e\.g\.|such as) ([^;)]+)/.exec(text) ?? [];
  const items = examples.split(', ');
  const values = items.map((item) => item.replace(' (default)', ''));
  return {
    name,
    values: values.filter(isValue),
    open: examples !== text || !values.every(isValue),
    default: items.find((item) => item.endsWith(' (default)'))?.replace(' (default)', ''),
  };
}

/** Reads section 3 of the data reference. Throws if it cannot read a line, a sentence, or an item of a list. */
export function readSchemas() {
  const entities = new Map<string, SpecifiedEntity>();
  const enumerations: SpecifiedEnumeration[] = [];

  function readEntity(label: string, requirement: string, items: string[]) {
    const schema = schemasOfLabels.has(label) ? schemasOfLabels.read(label) : toPascalCase(label);
    const fields = items.flatMap(
      (item) => readNames(item) ?? fieldsInWords.read(item).map((name) => ({ name, note: '' })),
    );
    for (const { name, note } of fields) {
      if (/^[A-Z][A-Z0-9_]+(?:, |$)|(?:e\.g\.|such as) [A-Z]/.test(note))
        enumerations.push(
          readEnumeration(enumerationsOfFields[`${schema}.${name}`] ?? toPascalCase(name), note),
        );
    }
    const required = /^required: (.*)/.exec(requirement)?.[1]?.split(', ') ?? [];
    const entity = entities.get(schema) ?? { schema, fields: [], required };
    entities.set(schema, { ...entity, fields: [...entity.fields, ...fields] });
  }

  let heading = '';
  for (const line of readSection('data-reference', '## 3. entities and their fields')) {
    const text = line.replace(/^- |\.$/g, '');
    if (line.startsWith('### ')) heading = line.slice('### '.length);
    else if (remarks.has(text)) remarks.read(text);
    else {
      for (const sentence of splitText(text, '. ')) {
        if (remarks.has(sentence)) {
          remarks.read(sentence);
          continue;
        }
        const [, label = heading, requirement = '', list = sentence] =
          /^([^:(]+?)(?: \(([^)]*)\))?: (.*)$/.exec(sentence) ?? [];
        const items = splitText(list, ', ');
        if (heading === 'Enumerations' || isValue(items[0] ?? '')) {
          const names = enumerationsOfLabels.has(label)
            ? enumerationsOfLabels.read(label)
            : [toPascalCase(label)];
          enumerations.push(...names.map((name) => readEnumeration(name, list)));
        } else readEntity(label, requirement, items);
      }
    }
  }
  for (const reader of [schemasOfLabels, enumerationsOfLabels, fieldsInWords, remarks])
    reader.finish();
  return { entities: [...entities.values()], enumerations };
}

/** Reads the grants, which the section about roles lists in its first sentence. */
export function readGrants(): SpecifiedEnumeration {
  const [line = ''] = readSection('data-reference', '## 6. roles and permissions');
  const [sentence = ''] = splitText(line, '. ');
  return readEnumeration('Grant', sentence.replace('Grants: ', ''));
}
