/** Says in place of the element why it cannot be used on the page around the frame. */
export function showTrouble(sentence: string, body = document.body) {
  const text = document.createElement("p");
  text.className = "trouble";
  text.role = "alert";
  text.textContent = sentence;
  body.append(text);
}
