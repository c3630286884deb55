import { expect, it } from 'vitest';
import { listDecodedTypes, readDeclaredTypes } from './declared-types';

it.each([
  [
    'Go',
    'type T struct {\n\tFirst string `json:"firstName"`\n\tB *int `json:"b,omitempty"`\n}\nvar out T\njson.NewDecoder(res.Body).Decode(&out)',
  ],
  [
    'Swift',
    'struct T: Decodable {\n  let firstName: String\n  let b: Int?\n}\ntry JSONDecoder().decode(T.self, from: data)',
  ],
  [
    'Kotlin',
    'data class T(\n  val firstName: String,\n  val b: Int?,\n)\nval t: T = client.get(url).body<T>()',
  ],
  [
    'Retrofit',
    '@GET("v2/x")\nsuspend fun x(@Header("X-Token") t: String): T\ndata class T(val firstName: String, val b: Int)',
  ],
  ['a record of Java', 'record T(String firstName, int b) {}\nmapper.readValue(body, T.class)'],
  [
    'a class of Java',
    'class T {\n  private String firstName;\n  private List<String> b;\n}\nrestTemplate.getForObject(url, T.class)',
  ],
  [
    'C#',
    'public class T { public string FirstName { get; set; } public int B { get; set; } }\nJsonSerializer.Deserialize<T>(json)',
  ],
  ['TypeScript', 'interface T { firstName: string; b?: number }\nconst t: T = await res.json()'],
  ['Rust', 'struct T {\n  firstName: String,\n  pub b: i32,\n}\nserde_json::from_str::<T>(&body)'],
])('reads the type as which %s decodes a response', (_language, code) => {
  expect(listDecodedTypes(code, code)).toContain('T');
  const fields = readDeclaredTypes(code).get('T') ?? [];
  expect(fields.map(({ name }) => name)).toEqual(['firstName', 'b']);
  for (const { name, offset } of fields) {
    expect(code.slice(offset, offset + name.length).toLowerCase()).toBe(name.toLowerCase());
  }
});
