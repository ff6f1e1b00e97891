import { companyName } from '../src/company.ts';

/**
 * The first versions in which the app runs, for the build and for README.md. Each has `color-mix()`, without which the calendar
 * cannot be read, and `:has()`, by which forms show what is chosen and what has the focus; Firefox got that last.
 */
export const oldest = { chrome: 111, edge: 111, firefox: 121, safari: 16.2 };

/**
 * An expression of JavaScript that is true in one of these browsers, and that the oldest ones can read. `toSorted` stands for what the
 * scripts call, which the build cannot translate.
 */
export const isRecent = `window.CSS && CSS.supports && [].toSorted && CSS.supports('selector(:has(a))') && CSS.supports('color', 'color-mix(in srgb, red, red)')`;

/** As the build wants them. */
export const buildTarget = Object.entries(oldest).map(([name, version]) => `${name}${version}`);

const texts = [
  `${companyName} fungerar i Chrome och Edge från version ${oldest.chrome}, Firefox från ${oldest.firefox} och Safari från ${oldest.safari}.`,
  'Uppdatera webbläsaren, eller öppna sidan i en annan. På en iPad eller iPhone uppdateras Safari tillsammans med iOS. Det du redan har sparat finns kvar.',
];

/**
 * A script that shows a plain page in a browser that is too old, in place of the app, which would stay blank there. It is
 * written in what the oldest browsers read; the app finds no place to show itself in.
 */
export const oldBrowserScript = `(function () {
  if (${isRecent}) return;
  var main = document.createElement('main');
  function add(name, text) {
    var element = document.createElement(name);
    element.appendChild(document.createTextNode(text));
    element.style.marginTop = '16px';
    main.appendChild(element);
  }
  add('h1', 'Webbläsaren är för gammal');
  var texts = ${JSON.stringify(texts)};
  for (var i = 0; i < texts.length; i++) add('p', texts[i]);
  var root = document.getElementById('root');
  main.style.maxWidth = '38rem';
  main.style.margin = '0 auto';
  main.style.padding = '64px 24px';
  if (root) root.parentNode.replaceChild(main, root);
})();
`;
