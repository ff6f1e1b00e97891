type Question = (go: () => void) => void;

const questions: Question[] = [];

/** Lets an open form ask before `leave` takes it away, until the returned function is called. */
export function askBeforeLeaving(question: Question): () => void {
  questions.push(question);
  return () => void questions.splice(questions.indexOf(question), 1);
}

/** Calls `go`, which takes the page away. An open form that holds something unsaved asks the person first. */
export function leave(go: () => void): void {
  const question = questions.at(-1);
  if (question) question(go);
  else go();
}
