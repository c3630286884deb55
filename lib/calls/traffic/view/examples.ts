/** Inputs with which a reader can try the check, by their labels. */
export const trafficExamples: Readonly<Record<string, string>> = {
  'A booking': `curl -X POST https://api.test.example.com/api/v2/appointment \\
  -H 'Authorization: Bearer 5f0f8a4e-example-token' \\
  -H 'Content-Type: application/json' \\
  -d '{
    "patientId": 90144,
    "profileId": "5120",
    "locationTyp": "VIDEO_VISIT"
  }'
`,
  'A search': `GET /api/v2/policies?search=TRV-0020417&fromDate=2027-01-01 HTTP/1.1
Host: api.test.example.com
X-Token: 5f0f8a4e-example-token

HTTP/1.1 405 Method Not Allowed
Content-Type: application/json

{"error":"EXAMPLE_ERROR","message":"The request could not be carried out.","trace":"7f3c1d20","timestamp":"2027-02-26T10:15:04Z"}
`,
  'A webhook': `{
  "reason": "STATUS_CHANGED",
  "appointmentId": 70412,
  "appointmentRevisionId": 3,
  "status": "APPOINTMENT_SCHEDULED",
  "patientMood": "GOOD"
}
`,
};
