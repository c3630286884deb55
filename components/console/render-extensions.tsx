import type { ReactNode } from 'react';
import { RuleCards } from '@/components/api-reference/rule-cards';
import { VisibleTo } from '@/components/api-reference/visible-to';

type Extensions = Record<string, unknown>;

const escapeHtml = (text: string) =>
  text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign);
/** The rules use one sign of Markdown, the backtick; the console has no Markdown of its own at hand. */
const toHtml = (rule: string) => escapeHtml(rule).replace(/`([^`]+)`/g, '<code>$1</code>');

const isRule = (value: unknown): value is { title: string; rule: string } =>
  typeof Object(value).title === 'string' && typeof Object(value).rule === 'string';

/** What Elements shows of the document's own extensions: the rules as cards, and who can see or call. */
export function renderExtensions({
  vendorExtensions,
}: {
  vendorExtensions: Extensions;
}): ReactNode {
  const { 'x-rules': rules, 'x-visible-to': viewers } = vendorExtensions;
  const cards = Array.isArray(rules) ? rules.filter(isRule) : [];
  const names = Array.isArray(viewers) ? viewers.filter((name) => typeof name === 'string') : [];
  if (cards.length === 0 && names.length === 0) return null;
  return (
    <div>
      <VisibleTo viewers={names} />
      <RuleCards rules={cards.map(({ title, rule }) => ({ title, html: toHtml(rule) }))} />
    </div>
  );
}
