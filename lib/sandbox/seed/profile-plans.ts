import type { Schemas } from '../api-types';
import type { CityName } from './cities';

/** The days on which a location is open. */
export type OpeningDays = 'weekdays' | 'sixDays' | 'everyDay';

export type LocationPlan = {
  id: number;
  type: Schemas['VisitLocationType'];
  /** The fee during working hours, in the currency of the city. */
  fee: number;
  days: OpeningDays;
} & Pick<
  Schemas['Location'],
  'status' | 'offHours' | 'requiredData' | 'requiresHomeAddress' | 'requiresAccommodationAddress'
>;

export type ProfilePlan = {
  id: number;
  city: CityName;
  name: string;
  lastName: string;
  specialty: Schemas['Specialty'][];
  languages: string[];
  locations: LocationPlan[];
} & Pick<
  Schemas['Profile'],
  'prefix' | 'gender' | 'disabled' | 'prescriptionStates' | 'acceptLocalOnlyVideoPatients'
>;

const clinic = (id: number, fee: number, days: OpeningDays, rest: Partial<LocationPlan> = {}) =>
  ({ id, type: 'CLINIC_VISIT', fee, days, ...rest }) satisfies LocationPlan;
const home = (id: number, fee: number, days: OpeningDays, rest: Partial<LocationPlan> = {}) =>
  ({ id, type: 'HOME_VISIT', fee, days, ...rest }) satisfies LocationPlan;
const video = (id: number, fee: number, days: OpeningDays, rest: Partial<LocationPlan> = {}) =>
  ({ id, type: 'VIDEO_VISIT', fee, days, ...rest }) satisfies LocationPlan;

/** The doctors and clinics other than Dana Example's doctor. The fields that are not given here are generated. */
export const profilePlans: ProfilePlan[] = [
  {
    id: 5121,
    city: 'lisbon',
    prefix: 'DR',
    name: 'Beatriz',
    lastName: 'Exemplo',
    gender: 'FEMALE',
    specialty: ['GENERAL', 'PEDIATRICIAN'],
    languages: ['PT', 'EN', 'ES'],
    locations: [
      clinic(8851, 70, 'sixDays'),
      home(8852, 110, 'everyDay', { offHours: 'AVAILABLE_OFF_HOURS' }),
    ],
  },
  {
    id: 5122,
    city: 'lisbon',
    prefix: 'CLINIC',
    name: 'Clínica',
    lastName: 'Modelo',
    gender: 'BOTH',
    specialty: ['GENERAL', 'DENTIST', 'DERMATOLOGIST', 'GYNECOLOGIST'],
    languages: ['PT', 'EN', 'FR'],
    locations: [
      clinic(8853, 85, 'everyDay', { offHours: 'AD_HOC_24_7' }),
      video(8854, 55, 'weekdays', { offHours: 'NOT_AVAILABLE' }),
    ],
  },
  {
    id: 5123,
    city: 'lisbon',
    prefix: 'PROF',
    name: 'Duarte',
    lastName: 'Amostra',
    gender: 'MALE',
    specialty: ['CARDIOLOGIST'],
    languages: ['PT', 'EN'],
    locations: [clinic(8855, 120, 'weekdays', { requiredData: 'PASSPORT_NUMBER_AND_COUNTRY' })],
  },
  {
    id: 5124,
    city: 'lisbon',
    prefix: 'DR',
    name: 'Elisa',
    lastName: 'Fictícia',
    gender: 'FEMALE',
    specialty: ['GENERAL'],
    languages: ['PT', 'EN', 'DE'],
    locations: [
      home(8856, 95, 'everyDay', {
        requiresHomeAddress: 'REQUIRED',
        requiresAccommodationAddress: 'REQUIRED',
        offHours: 'AD_HOC',
      }),
    ],
  },
  {
    id: 5125,
    city: 'lisbon',
    prefix: 'DR',
    name: 'Filipe',
    lastName: 'Ausente',
    gender: 'MALE',
    disabled: true,
    specialty: ['DENTIST'],
    languages: ['PT'],
    locations: [clinic(8857, 80, 'weekdays')],
  },
  {
    id: 5126,
    city: 'berlin',
    prefix: 'DR',
    name: 'Otto',
    lastName: 'Musterarzt',
    gender: 'MALE',
    specialty: ['GENERAL'],
    languages: ['DE', 'EN'],
    locations: [clinic(8861, 75, 'sixDays'), video(8862, 50, 'sixDays')],
  },
  {
    id: 5127,
    city: 'berlin',
    prefix: 'DR',
    name: 'Gerda',
    lastName: 'Beispiel',
    gender: 'FEMALE',
    specialty: ['PEDIATRICIAN'],
    languages: ['DE', 'EN', 'TR'],
    locations: [
      home(8863, 130, 'everyDay', {
        requiredData: 'PASSPORT_NUMBER_COUNTRY_AND_ISSUE_DATE',
        requiresAccommodationAddress: 'REQUIRED',
      }),
      video(8864, 60, 'weekdays'),
    ],
  },
  {
    id: 5128,
    city: 'berlin',
    prefix: 'CLINIC',
    name: 'Praxis',
    lastName: 'Probe',
    gender: 'BOTH',
    specialty: ['ORTHOPEDIST', 'DERMATOLOGIST', 'ENT'],
    languages: ['DE', 'EN', 'RU'],
    locations: [clinic(8865, 95, 'weekdays'), clinic(8866, 90, 'weekdays', { status: 'DISABLED' })],
  },
  {
    id: 5129,
    city: 'berlin',
    prefix: 'DR',
    name: 'Hedwig',
    lastName: 'Vorlage',
    gender: 'FEMALE',
    specialty: ['PSYCHIATRIST'],
    languages: ['DE', 'EN', 'FR'],
    locations: [
      video(8867, 100, 'weekdays'),
      clinic(8868, 120, 'weekdays', { status: 'ARCHIVED' }),
    ],
  },
  {
    id: 5130,
    city: 'newYork',
    prefix: 'DR',
    name: 'Ivy',
    lastName: 'Placeholder',
    gender: 'FEMALE',
    specialty: ['GENERAL', 'INTERNIST'],
    languages: ['EN', 'ES'],
    locations: [clinic(8871, 180, 'sixDays'), video(8872, 95, 'everyDay')],
    prescriptionStates: ['US_NY', 'US_NJ'],
  },
  {
    id: 5131,
    city: 'newYork',
    prefix: 'DR',
    name: 'Jamie',
    lastName: 'Specimen',
    gender: 'OTHER',
    specialty: ['GENERAL'],
    languages: ['EN', 'ZH', 'YUE'],
    locations: [
      home(8873, 260, 'everyDay', {
        requiresAccommodationAddress: 'REQUIRED',
        offHours: 'AVAILABLE_OFF_HOURS',
      }),
    ],
  },
  {
    id: 5132,
    city: 'newYork',
    prefix: 'CLINIC',
    name: 'Sample',
    lastName: 'Imaging',
    gender: 'BOTH',
    specialty: ['IMAGING', 'LABS'],
    languages: ['EN'],
    locations: [clinic(8874, 210, 'weekdays')],
  },
  {
    id: 5133,
    city: 'newYork',
    prefix: 'DR',
    name: 'Kim',
    lastName: 'Template',
    gender: 'FEMALE',
    specialty: ['DERMATOLOGIST'],
    languages: ['EN', 'HE'],
    acceptLocalOnlyVideoPatients: true,
    prescriptionStates: ['US_NY'],
    locations: [video(8875, 110, 'sixDays'), clinic(8876, 190, 'weekdays')],
  },
  {
    id: 5134,
    city: 'newYork',
    prefix: 'NONE',
    name: 'Lee',
    lastName: 'Pretend',
    gender: 'MALE',
    disabled: true,
    specialty: ['ALTERNATIVE', 'MASSEUSE'],
    languages: ['EN'],
    locations: [home(8877, 140, 'everyDay')],
  },
  {
    id: 5135,
    city: 'berlin',
    prefix: 'DR',
    name: 'Mats',
    lastName: 'Entwurf',
    gender: 'MALE',
    specialty: ['CARDIOLOGIST', 'GENERAL'],
    languages: ['DE', 'EN', 'NL'],
    locations: [
      clinic(8878, 110, 'weekdays', { requiredData: 'PASSPORT_NUMBER_AND_COUNTRY' }),
      video(8879, 65, 'everyDay', { offHours: 'AVAILABLE_OFF_HOURS' }),
    ],
  },
];
