import type { ReactNode } from 'react';
import { RuleCards } from '@/components/api/reference/rule-cards';
import { VisibleTo } from '@/components/api/reference/visible-to';
import { isRecord } from '@/lib/kit/json/is-record';
import type { RenderExtensions } from '../stoplight/elements-api';

/** A rule as console-document.ts writes it: its HTML is the build's own. */
const isRule = (value: unknown): value is { title: string; html: string } =>
  isRecord(value) && typeof value.title === 'string' && typeof value.html === 'string';

const listItems = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Renders the document's own extensions: the rules as cards, and who can see a field or call an operation. */
export const renderExtensions: RenderExtensions = ({ vendorExtensions }): ReactNode => {
  const { 'x-rules': rules, 'x-visible-to': viewers } = vendorExtensions;
  const cards = listItems(rules).filter(isRule);
  const names = listItems(viewers).filter((name) => typeof name === 'string');
  if (cards.length === 0 && names.length === 0) return null;
  return (
    <div>
      <VisibleTo viewers={names} />
      <RuleCards rules={cards} />
    </div>
  );
};
