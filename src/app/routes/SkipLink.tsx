import styles from './SkipLink.module.css';

/** The first stop of the keyboard: a link past the navigation to the page's content. */
export function SkipLink() {
  return (
    <a
      className={styles.skip}
      href="#main"
      onClick={(event) => {
        // Following the link would add the fragment to the history, and Back would lead to the same page.
        event.preventDefault();
        document.getElementById('main')?.focus();
      }}
    >
      Hoppa till innehållet
    </a>
  );
}
