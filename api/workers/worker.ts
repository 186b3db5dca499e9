import { ISSUE_TYPES } from "#shared/schemas/issue-details.ts";
import { jobs } from "./jobs.ts";
import { serveJobs } from "./serve-jobs.ts";

/**
 * The program of a worker. It has worked once on each kind of text before it says that it is ready: the first time is
 * slow.
 */
const place = { zip: "85253", city: "Paradise Valley", state: "AZ", latitude: 33.54, longitude: -111.96 };
const vehicle = { year: 2012, make: "Honda", model: "Civic", mileage: 98_000 };
const text = "It squeals when I brake at low speed. Front brake pads and rotors $420, left door dented.";
for (const issueType of ISSUE_TYPES)
  jobs.analyse({ issueType, text, vehicle, place, today: new Date(), pictures: [], answers: [] });
jobs.redactText({ owner: { name: "Dana Smith", email: "dana@mail.example", zipCode: "85253" }, text });

serveJobs(jobs);
