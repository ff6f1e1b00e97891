import { hasSign } from './sessionSign';

/*
 * Runs in the page of an account before it is painted. The build has rendered, hidden, what somebody sees who is signed out
 * and comes from nowhere; for everybody else the page begins empty, and waits for the session.
 */
const root = document.getElementById('root');
if (hasSign() || location.search || location.hash) root?.replaceChildren();
root?.removeAttribute('hidden');
