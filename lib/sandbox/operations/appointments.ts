import { refuse } from '../answer';
import type { Handlers } from '../call';

type Ids =
  | 'saveAppointment'
  | 'saveAppointments'
  | 'listAppointments'
  | 'getAppointment'
  | 'listAppointmentsOfPolicy'
  | 'createVideoToken'
  | 'createDispatchVideoToken'
  | 'sampleAppointmentWebHook';

const unbuilt = () => refuse('SANDBOX_NOT_BUILT', 'Not built yet.');

export const appointmentsOperations: Handlers<Ids> = {
  saveAppointment: unbuilt,
  saveAppointments: unbuilt,
  listAppointments: unbuilt,
  getAppointment: unbuilt,
  listAppointmentsOfPolicy: unbuilt,
  createVideoToken: unbuilt,
  createDispatchVideoToken: unbuilt,
  sampleAppointmentWebHook: unbuilt,
};
