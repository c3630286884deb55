import { slug } from 'github-slugger';
import type { WorkflowStep } from '../../api/arazzo/arazzo-schema';

/** The anchor of a step, from its heading as on other pages. */
export const toStepAnchor = ({ description }: WorkflowStep, index: number) =>
  slug(`${index + 1}. ${description}`);
