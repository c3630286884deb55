/** Offers another query: "Did you mean …?" */
export function QuerySuggestion({
  query,
  onQuery,
}: {
  query: string;
  onQuery: (query: string) => void;
}) {
  return (
    <>
      Did you mean{' '}
      <button type="button" className="text-button" onClick={() => onQuery(query)}>
        {query}
      </button>
      ?
    </>
  );
}
