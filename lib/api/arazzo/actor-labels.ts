import type { WorkflowActor } from './arazzo-schema';

/** How pages call the actors of workflows. */
export const actorLabels: Record<WorkflowActor, string> = {
  nobody: 'Without a token',
  patient: 'Patient',
  carrier: 'Carrier',
  doctor: 'Doctor',
  support: 'Customer support',
};
