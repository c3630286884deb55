type OptionalKeys<Value> = {
  [Key in keyof Value]-?: undefined extends Value[Key] ? Key : never;
}[keyof Value];

/** A type whose optional properties are absent or have a value, but are never `undefined`. */
type WithoutUndefined<Value> = {
  [Key in keyof Value as Key extends OptionalKeys<Value> ? never : Key]: Value[Key];
} & {
  [Key in keyof Value as Key extends OptionalKeys<Value> ? Key : never]?: Exclude<
    Value[Key],
    undefined
  >;
};

/** Returns the object without its properties whose value is `undefined`. */
export const omitUndefined = <Value extends object>(value: Value): WithoutUndefined<Value> =>
  // The types of `Object.fromEntries` do not keep the keys of the object.
  Object.fromEntries(
    Object.entries(value).filter(([, field]) => field !== undefined),
  ) as WithoutUndefined<Value>;

/** Changes to a record. An optional field that is `undefined` is removed from it. */
export type FieldChanges<Item> = {
  [Key in keyof Item]?: object extends Pick<Item, Key> ? Item[Key] | undefined : Item[Key];
};
