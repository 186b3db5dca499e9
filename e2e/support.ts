/** What the tested server is told of how to reach its operator, and must show. */
export const SUPPORT = {
  phone: "(602) 555-0142",
  email: "care@repairs.example",
  social: "https://social.example/repairs",
};
