import type { Schemas } from '../api-types';
import type { Company } from '../sandbox-data';

type Limit = Schemas['PriceLimit'];

/** Makes the price limits of a country and a package, one for each given type of visit. */
const makePriceLimits = (
  country: string,
  packageId: number,
  specialty: NonNullable<Limit['specialty']>,
  currency: string,
  limits: Partial<Record<Schemas['VisitLocationType'], number>>,
): Limit[] =>
  (['VIDEO_VISIT', 'CLINIC_VISIT', 'HOME_VISIT'] as const).flatMap((visitType) => {
    const priceLimit = limits[visitType];
    if (priceLimit === undefined) return [];
    return {
      country,
      visitType,
      specialty,
      packageId,
      priceLimit,
      guaranteeOfPaymentCap: priceLimit * 2,
      priceLimitCurrency: currency,
      insurerInvoiceType: 'REGULAR',
    };
  });

const makeLogos = (companyId: number): Schemas['Photo'][] => [
  {
    id: 50_000 + companyId,
    path: `company-${companyId}-logo.png`,
    name: 'Logo',
    timestampUploaded: '2026-10-01T09:00:00Z',
    fileTypeEnum: 'SQUARE_LOGO',
  },
];

const makeTexts = (name: string, greeting: string): Record<string, unknown> => ({
  NAME: { ENGLISH: name },
  GREETING: { ENGLISH: greeting },
  PAYMENT_DISCLAIMER: { ENGLISH: 'You pay the excess. We pay the rest, within your limits.' },
  POLICY_NOT_FOUND_MESSAGE: { ENGLISH: 'We found no policy with these details.' },
});

/** Adds the fields of Dana Example's company that are not in the example of the API description. */
export function addCompany118Details(company: Company): Company {
  return {
    ...company,
    logos: makeLogos(118),
    color: '#2563eb',
    claimsContactPhone: '+15550101180',
    assistancePhone: '+15550101181',
    urgentPhone: '+15550101182',
    policyRenewalURL: 'https://example.com/renew',
    defaultLatitude: 38.7223,
    defaultLongitude: -9.1393,
    contactLostPatient: 'ONLY_AFTER_LOGIN',
    language: 'EN',
    priceLimits: [
      ...(company.priceLimits ?? []),
      ...makePriceLimits('PT', 12, 'GENERAL', 'EUR', { CLINIC_VISIT: 220 }),
      ...makePriceLimits('PT', 12, 'CARDIOLOGIST', 'EUR', { VIDEO_VISIT: 200, CLINIC_VISIT: 300 }),
      ...makePriceLimits('DE', 12, 'GENERAL', 'EUR', { VIDEO_VISIT: 160, CLINIC_VISIT: 200 }),
      ...makePriceLimits('DE', 12, 'GENERAL', 'EUR', { HOME_VISIT: 240 }),
      ...makePriceLimits('US', 12, 'GENERAL', 'EUR', { VIDEO_VISIT: 220, CLINIC_VISIT: 380 }),
      ...makePriceLimits('PT', 13, 'GENERAL', 'EUR', { VIDEO_VISIT: 250, CLINIC_VISIT: 400 }),
    ],
    packages: [
      ...(company.packages ?? []),
      {
        packageId: 13,
        packageDefinition: 'Travel Plus',
        strings: makeTexts('Example Travel Plus', 'Welcome to your extended travel insurance.'),
        preferences: ['USES_VOUCHERS', 'CAN_SUBMIT_CLAIMS'],
      },
    ],
  };
}

/** The other insurers: one with dollars, one for video visits only, and one for assistance with pounds. */
export const otherCompanies: Company[] = [
  {
    id: 119,
    companyId: 119,
    logos: makeLogos(119),
    color: '#b45309',
    homeCountry: 'US',
    followUpWindowLength: 604_800,
    followUpQuestion: 'ALWAYS',
    policyRenewalURL: 'https://example.com/sample-mutual/renew',
    claimsContactPhone: '+15550101190',
    idFields: ['COMPANY', 'POLICY_NUMBER', 'DATE_OF_BIRTH'],
    policyNumberRegEx: '^SM[0-9]{8}$',
    personalIdRegEx: '^ID[0-9]{6}$',
    assistancePhone: '+15550101191',
    assistanceEmail: 'sample-mutual@example.com',
    assistanceLanguages: ['EN', 'ES'],
    priceLimits: [
      ...makePriceLimits('US', 21, 'GENERAL', 'USD', { VIDEO_VISIT: 150, CLINIC_VISIT: 320 }),
      ...makePriceLimits('US', 21, 'GENERAL', 'USD', { HOME_VISIT: 400 }),
      ...makePriceLimits('US', 21, 'DERMATOLOGIST', 'USD', { VIDEO_VISIT: 180, CLINIC_VISIT: 360 }),
      ...makePriceLimits('PT', 22, 'GENERAL', 'USD', { VIDEO_VISIT: 120, CLINIC_VISIT: 240 }),
      ...makePriceLimits('DE', 22, 'GENERAL', 'USD', { VIDEO_VISIT: 130, CLINIC_VISIT: 260 }),
    ],
    primaryCurrency: 'USD',
    currencyList: ['USD', 'EUR'],
    excessRecipient: 'OWNER',
    permissibleOwners: [7001, 7002],
    permissibleDistance: 40_000,
    urgentPhone: '+15550101192',
    defaultLatitude: 40.7128,
    defaultLongitude: -74.006,
    visitSummaryRequiredEnum: 'SHOULD_PROVIDED_BY_SOMEHOW',
    contactLostPatient: 'ALWAYS',
    packages: [
      {
        packageId: 21,
        packageDefinition: 'Family',
        strings: makeTexts('Sample Mutual Family', 'Welcome to Sample Mutual.'),
        preferences: ['CAN_SUBMIT_CLAIMS', 'CHARGE_NO_SHOW'],
      },
      {
        packageId: 22,
        packageDefinition: 'Corporate',
        strings: makeTexts('Sample Mutual Corporate', 'Welcome. Your company is insured here.'),
        preferences: ['CAN_SUBMIT_CLAIMS'],
      },
    ],
    patientDisclaimer: 'A fictional insurer of the sandbox.',
    language: 'EN',
    companyCountriesIncluded: true,
    companyCountries: ['US', 'PT', 'DE'],
    allowClinicVisit: true,
    allowVideoVisit: true,
    allowHomeVisit: true,
    lastModifierName: 'Sam Support',
    lastUpdateTimestamp: '2027-01-15T10:00:00Z',
  },
  {
    id: 120,
    companyId: 120,
    logos: makeLogos(120),
    color: '#047857',
    homeCountry: 'DE',
    followUpWindowLength: 259_200,
    followUpQuestion: 'NEVER',
    claimsContactPhone: '+15550101200',
    idFields: ['COMPANY', 'POLICY_NUMBER', 'PERSONAL_ID_NUMBER'],
    policyNumberRegEx: '^MV-[0-9]{6}-[A-Z]$',
    personalIdRegEx: '^M[0-9]{8}$',
    assistancePhone: '+15550101201',
    assistanceEmail: 'muster-video@example.com',
    assistanceLanguages: ['DE', 'EN'],
    priceLimits: [
      ...makePriceLimits('DE', 31, 'GENERAL', 'EUR', { VIDEO_VISIT: 90 }),
      ...makePriceLimits('DE', 31, 'PSYCHIATRIST', 'EUR', { VIDEO_VISIT: 140 }),
      ...makePriceLimits('PT', 31, 'GENERAL', 'EUR', { VIDEO_VISIT: 80 }),
    ],
    primaryCurrency: 'EUR',
    currencyList: ['EUR', 'CHF'],
    excessRecipient: 'AIR_DOCTOR',
    permissibleDistance: 10_000,
    urgentPhone: '+15550101202',
    defaultLatitude: 52.52,
    defaultLongitude: 13.405,
    visitSummaryRequiredEnum: 'NOT_REQUIRED',
    contactLostPatient: 'NEVER',
    packages: [
      {
        packageId: 31,
        packageDefinition: 'Video',
        strings: makeTexts('Muster Video', 'Your doctor is a call away.'),
        preferences: ['VIDEO_SERVICE_ONLY', 'REQUIRE_SIGNUP'],
      },
    ],
    language: 'DE',
    companyCountriesIncluded: true,
    companyCountries: ['DE', 'PT', 'CH', 'AT'],
    companySpecialties: ['GENERAL', 'PEDIATRICIAN', 'PSYCHIATRIST', 'DERMATOLOGIST'],
    allowClinicVisit: false,
    allowVideoVisit: true,
    allowHomeVisit: false,
  },
  {
    id: 121,
    companyId: 121,
    logos: makeLogos(121),
    color: '#7c3aed',
    homeCountry: 'GB',
    followUpWindowLength: 1_209_600,
    followUpQuestion: 'ONLY_FOR_EXCESS',
    claimsContactPhone: '+15550101210',
    idFields: ['COMPANY', 'POLICY_NUMBER', 'LAST_NAME', 'DATE_OF_BIRTH'],
    policyNumberRegEx: '^SA[0-9]{4}/[0-9]{4}$',
    personalIdRegEx: '^GB-EX-[0-9]{5}$',
    assistancePhone: '+15550101211',
    assistanceEmail: 'specimen-assist@example.com',
    assistanceLanguages: ['EN', 'FR', 'DE'],
    priceLimits: [
      ...makePriceLimits('PT', 41, 'GENERAL', 'GBP', { VIDEO_VISIT: 100, CLINIC_VISIT: 190 }),
      ...makePriceLimits('DE', 41, 'GENERAL', 'GBP', { VIDEO_VISIT: 110, CLINIC_VISIT: 210 }),
      ...makePriceLimits('DE', 41, 'ORTHOPEDIST', 'GBP', { CLINIC_VISIT: 280 }),
    ],
    primaryCurrency: 'GBP',
    currencyList: ['GBP', 'EUR'],
    excessRecipient: 'PATIENT_DIRECT',
    permissibleDistance: 15_000,
    urgentPhone: '+15550101212',
    defaultLatitude: 51.5072,
    defaultLongitude: -0.1276,
    visitSummaryRequiredEnum: 'MUST_PROVIDED_BY_DOCTOR',
    contactLostPatient: 'ALWAYS',
    packages: [
      {
        packageId: 41,
        packageDefinition: 'Assistance',
        strings: makeTexts('Specimen Assist', 'We are there for you, day and night.'),
        preferences: ['ASSISTANCE_ONLY', 'USES_VOUCHERS'],
      },
    ],
    language: 'EN',
    // The company covers all countries except these.
    companyCountriesIncluded: false,
    companyCountries: ['US', 'CA'],
    allowClinicVisit: true,
    allowVideoVisit: true,
    allowHomeVisit: true,
    parentInsurerId: 119,
  },
];
