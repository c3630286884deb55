import { expect, it } from 'vitest';
import { readInput } from './read-input';

/** What is read of a text: each call as its method and address, its headers, its body, and the notes. */
function read(text: string) {
  const { kind, calls, notes } = readInput(text);
  return {
    kind,
    calls: calls.map(({ request, response }) => [
      `${request?.method} ${request?.url}`.trim(),
      ...(request?.headers ?? []).map(({ name, value }) => `${name}: ${value}`),
      ...(request?.body?.content ? [`> ${request.body.content}`] : []),
      ...(response?.status === undefined ? [] : [`= ${response.status}`]),
    ]),
    notes: notes.map(({ message, at }) => [
      message,
      at && text.slice(at.offset, at.offset + at.length),
    ]),
  };
}

/** What a reader of texts writes for an expression whose value isn't known. */
const unknown = (name: string) => ['$', `{${name}}`].join('');

const url = 'https://x.example/api/v2/policies';
const unread =
  "The body is built by code that isn't read. Paste the request as it was sent, for example as curl or HAR";

it('reads structs of Go as they are sent, with zeros that nobody wrote', () => {
  const text = `type Person struct {
	Name  string \`json:"name"\`
	Age   int    \`json:"age,omitempty"\`
	Notes *string
	Skip  string \`json:"-"\`
}
type Status string
type Policy struct {
	CompanyID  int      \`json:"companyId"\`
	UsersLimit int      \`json:"usersLimit"\`
	Status     Status   \`json:"status"\`
	People     []Person \`json:"people"\`
}
func f() {
	list := []*Policy{
		{CompanyID: 118, People: []Person{{Name: "Dana", Age: 0, Notes: nil}}}, // all
	}
	b, _ := json.Marshal(list)
	req, _ := http.NewRequestWithContext(ctx, http.MethodPost,
		base+"/policies", bytes.NewReader(b))
	req.Header.Set("X-Token", token)
	log.Println(res.Status) // it is 204 No Content
}`;
  const person = '{Name: "Dana", Age: 0, Notes: nil}';
  expect(read(text)).toEqual({
    kind: 'fetch',
    calls: [
      [
        `POST ${unknown('base')}/policies`,
        `X-Token: ${unknown('token')}`,
        '> [{"companyId":118,"usersLimit":0,"status":"","people":[{"name":"Dana","Notes":null}]}]',
        '= 204',
      ],
    ],
    notes: [
      ["Go doesn't send a zero value of a field with omitempty: age", person],
      [
        'Go also sends the fields that this literal leaves out, with their zero values: usersLimit, status',
        `{CompanyID: 118, People: []Person{${person}}}`,
      ],
    ],
  });
});

it.each([
  [
    'Go with a raw text',
    `req, err := http.NewRequest("PUT", fmt.Sprintf("%s/policies/%d", base, id), strings.NewReader(\`{"a": 1}\`))\nreq.Header.Add("X-Token", "5f0f")`,
    [`PUT ${unknown('base')}/policies/${unknown('id')}`, 'X-Token: 5f0f', '> {"a": 1}'],
  ],
  [
    'Go with a map',
    `b, _ := json.Marshal(map[string]interface{}{"a": 1, "b": []string{"c"}, "d": nil})\nhttp.Post("${url}", "application/json", bytes.NewBuffer(b))`,
    [`POST ${url}`, '> {"a":1,"b":["c"],"d":null}'],
  ],
  [
    'a GET of Java without its method',
    `static final String BASE = "https://x.example/api";\nvar r = HttpRequest.newBuilder(URI.create(BASE + "/policies")).setHeader("X-Token", System.getenv("T")).build();`,
    ['GET https://x.example/api/policies', `X-Token: ${unknown('System.getenv("T")')}`],
  ],
  [
    'OkHttp in Kotlin',
    `val r = Request.Builder().url("$baseUrl/policies").header("X-Token", t)\n  .post("""{"a": 1}""".toRequestBody(json)).build()`,
    [`POST ${unknown('baseUrl')}/policies`, `X-Token: ${unknown('t')}`, '> {"a": 1}'],
  ],
  [
    'WebClient',
    `WebClient client = WebClient.builder().baseUrl("https://x.example/api/v2").build();\nclient.post().uri("/policies").header(HttpHeaders.AUTHORIZATION, "Bearer " + t).bodyValue("[{\\"a\\": 1}]")`,
    [`POST ${url}`, `AUTHORIZATION: Bearer ${unknown('t')}`, '> [{"a": 1}]'],
  ],
  [
    'an object of C#',
    `request.Headers.Authorization = new AuthenticationHeaderValue("Bearer", t);\nawait client.PostAsJsonAsync("${url}", new[] { new { Code = "A", B = new { c = 1 } } });`,
    [`POST ${url}`, `Authorization: Bearer ${unknown('t')}`, '> [{"code":"A","b":{"c":1}}]'],
  ],
  [
    'RestSharp',
    `var client = new RestClient("https://x.example/");\nvar request = new RestRequest("/api/v2/policies", Method.Post);\nrequest.AddHeader("X-Token", "5f0f");\nvar body = @"[{" + "\\n" +\n@"  ""a"": 1" + "\\n" +\n@"}]";\nrequest.AddStringBody(body, DataFormat.Json);`,
    [`POST ${url}`, 'X-Token: 5f0f', '> [{\n  "a": 1\n}]'],
  ],
  [
    'what Postman writes for PHP',
    `<?php\n$curl = curl_init();\ncurl_setopt_array($curl, array(\n  CURLOPT_URL => '${url}',\n  CURLOPT_CUSTOMREQUEST => 'POST',\n  CURLOPT_POSTFIELDS =>'{\n  "a": 1\n}',\n  CURLOPT_HTTPHEADER => array(\n    'X-Token: 5f0f'\n  ),\n));\n$response = curl_exec($curl);`,
    [`POST ${url}`, 'X-Token: 5f0f', '> {\n  "a": 1\n}'],
  ],
  [
    'Java, field by field',
    `JSONObject person = new JSONObject();\nperson.put("name", "Dana");\nMap<String, Object> body = new HashMap<>();\nbody.put("a", 1);\nbody.put("person", person);\nHttpRequest.newBuilder(URI.create("${url}")).POST(HttpRequest.BodyPublishers.ofString(new Gson().toJson(body))).build();`,
    [`POST ${url}`, '> {"a":1,"person":{"name":"Dana"}}'],
  ],
  [
    'a chain of Java',
    `var body = new JSONObject()\n  .put("a", 1)\n  .put("b", new JSONObject().put("c", 2));\nHttpRequest.newBuilder(URI.create("${url}")).POST(HttpRequest.BodyPublishers.ofString(body.toString())).build();`,
    [`POST ${url}`, '> {"a":1,"b":{"c":2}}'],
  ],
  [
    'Map.of',
    `var entity = new HttpEntity<>(Map.of("a", List.of(1, 2), "b", Map.of("c", true)), headers);\nrestTemplate.exchange("${url}", HttpMethod.PUT, entity, String.class);`,
    [`PUT ${url}`, '> {"a":[1,2],"b":{"c":true}}'],
  ],
  [
    'Ktor',
    `client.post("${url}") {\n  header("X-Token", t)\n  setBody(mapOf("a" to listOf(1), "b" to mapOf("c" to "d")))\n}`,
    [`POST ${url}`, `X-Token: ${unknown('t')}`, '> {"a":[1],"b":{"c":"d"}}'],
  ],
  [
    'org.json in Kotlin',
    `val body = JSONObject().apply {\n  put("a", 1)\n  put("b", JSONObject().apply { put("c", 2) })\n}\nRequest.Builder().url("${url}").put(body.toString().toRequestBody(json)).build()`,
    [`PUT ${url}`, '> {"a":1,"b":{"c":2}}'],
  ],
  [
    'Swift',
    `var request = URLRequest(url: URL(string: "\\(base)/policies")!)\nrequest.httpMethod = "POST"\nrequest.setValue(token, forHTTPHeaderField: "X-Token")\nvar body: [String: Any] = ["a": 1, "people": [["name": "Dana"]]]\nbody["b"] = true\nrequest.httpBody = try JSONSerialization.data(withJSONObject: body)`,
    [
      `POST ${unknown('base')}/policies`,
      `X-Token: ${unknown('token')}`,
      '> {"a":1,"people":[{"name":"Dana"}],"b":true}',
    ],
  ],
  [
    'Alamofire',
    `AF.request("${url}", method: .put, parameters: ["a": 1], encoding: JSONEncoding.default, headers: ["X-Token": t])`,
    [`PUT ${url}`, `X-Token: ${unknown('t')}`, '> {"a":1}'],
  ],
  [
    'Dart',
    `final res = await http.post(Uri.parse('${url}'), headers: {'X-Token': t}, body: jsonEncode(<String, dynamic>{'a': 1}));`,
    [`POST ${url}`, `X-Token: ${unknown('t')}`, '> {"a":1}'],
  ],
  [
    'dio',
    `final dio = Dio(BaseOptions(baseUrl: 'https://x.example/api/v2', headers: {'X-Token': t}));\nawait dio.put('/policies', queryParameters: {'dry': 1}, data: {'a': 1});`,
    [`PUT ${url}?dry=1`, `X-Token: ${unknown('t')}`, '> {"a":1}'],
  ],
  [
    'Rust',
    `let res = reqwest::Client::new()\n  .post(format!("{}/policies", base))\n  .header("X-Token", &t)\n  .json(&json!({ "a": 1 }))\n  .send().await?;`,
    [`POST ${unknown('base')}/policies`, `X-Token: ${unknown('t')}`, '> {"a":1}'],
  ],
  [
    'superagent',
    `await superagent.post('${url}').set('X-Token', t).send({ a: 1 });`,
    [`POST ${url}`, `X-Token: ${unknown('t')}`, '> {"a":1}'],
  ],
  [
    'got',
    `await got.put('${url}', { json: { a: 1 }, headers: { 'x-token': t }, searchParams: { dry: 1 } }).json();`,
    [`PUT ${url}?dry=1`, `x-token: ${unknown('t')}`, '> {"a":1}'],
  ],
  [
    'an object that gets a field later',
    `const body = { a: 1 };\nbody.b = 2;\nfetch('${url}', { method: 'POST', body: JSON.stringify(body) });`,
    [`POST ${url}`, '> {"a":1,"b":2}'],
  ],
  [
    'a dictionary of Python that gets a field later',
    `body = {"a": 1}\nbody["b"] = {"c": NAME}\nrequests.put("${url}", json=body)`,
    [`PUT ${url}`, `> {"a":1,"b":{"c":"${unknown('NAME')}"}}`],
  ],
  [
    'urllib',
    `req = urllib.request.Request("${url}", data=json.dumps({"a": 1}).encode(), headers={"X-Token": "5f0f"})`,
    [`POST ${url}`, 'X-Token: 5f0f', '> {"a":1}'],
  ],
  [
    'Laravel',
    `Http::withHeaders(['X-Token' => $t])->post('${url}', ['a' => [1, ['b' => true]]]);`,
    [`POST ${url}`, `X-Token: ${unknown('t')}`, '> {"a":[1,{"b":true}]}'],
  ],
  [
    'a form of Guzzle',
    `$client->request('POST', "${url}/$id", ['form_params' => ['a' => 'b c']]);`,
    [`POST ${url}/${unknown('id')}`, '> a=b+c'],
  ],
  [
    'Net::HTTP.post',
    `Net::HTTP.post(URI("${url}"), {a: 1, :b => "c"}.to_json, "Content-Type" => "application/json", "X-Token" => t)`,
    [
      `POST ${url}`,
      'Content-Type: application/json',
      `X-Token: ${unknown('t')}`,
      '> {"a":1,"b":"c"}',
    ],
  ],
])('reads %s', (_name, text, call) => {
  expect(read(text)).toEqual({ kind: 'fetch', calls: [call], notes: [] });
});

it('reads calls that follow each other', () => {
  const text = `client.DefaultRequestHeaders.Add("X-Token", t);
var a = await client.GetAsync("${url}/1");
var b = await client.PostAsync("${url}", new StringContent("[{\\"a\\": 1}]"));`;
  expect(read(text).calls).toEqual([
    [`GET ${url}/1`, `X-Token: ${unknown('t')}`],
    [`POST ${url}`, `X-Token: ${unknown('t')}`, '> [{"a": 1}]'],
  ]);
});

it.each([
  [`http.Post("${url}", "application/json", strings.NewReader(fmt.Sprintf(\`{"a": %d}\`, a)))`],
  [`b, _ := json.Marshal(policy)\nhttp.Post("${url}", "application/json", bytes.NewReader(b))`],
  [`restTemplate.postForObject("${url}", new HttpEntity<>(policy, headers), String.class);`],
  [`await client.PostAsJsonAsync("${url}", new Policy { CompanyId = 1 });`],
  [`final res = await http.post(Uri.parse('${url}'), body: body);`],
])('names a body that it does not read: %s', (text) => {
  const { calls, notes } = readInput(text);
  expect(notes).toMatchObject([{ message: unread }]);
  expect(calls[0]?.request).toMatchObject({
    method: 'POST',
    body: { content: '', isTruncated: true },
  });
});

it.each([
  [`HttpRequest.newBuilder().uri(URI.create("${url}")).method(verb, body).build();`, 'fetch'],
  [`NSURL(string: "${url}"); AF.request(endpoint, method: verb)`, 'fetch'],
])('does not claim that a call without a known method is a GET: %s', (text, kind) => {
  const input = readInput(text);
  expect(input.kind).toBe(kind);
  expect(input.calls).toMatchObject([{ request: { method: '', isMethodAssumed: true } }]);
  expect(input.notes[0]?.message).toContain("doesn't show the method");
});

it.each([
  [
    `I/O error on GET request for "${url}": timeout\n\tat org.springframework.web.client.RestTemplate.doExecute(RestTemplate.java:785)`,
    'url',
  ],
  [`curl -X POST "${url}" # it works, but restTemplate.exchange( doesn't`, 'curl'],
])('leaves other texts to their readers: %s', (text, kind) => {
  expect(readInput(text).kind).toBe(kind);
});
