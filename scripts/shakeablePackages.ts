import type { Plugin } from 'vite';

const assignment = /^([A-Z]\w*)\.(\w+) = (.+);$/gm;

/** Firebase Auth sets the constants of its classes after them; a bundler keeps such a class for ever. */
function constantsIntoClasses(code: string): string {
  const constants = [...code.matchAll(assignment)];
  return constants.reduce(
    (text, [, name, key, value]) =>
      text.replace(new RegExp(`^class ${name}( extends \\w+)? {$`, 'm'), (head) => {
        return `${head}\n static ${key} = ${value};`;
      }),
    code.replace(assignment, ''),
  );
}

/**
 * React Router makes its components by calls that are not marked as free of side effects, and its
 * package leads bundlers to the development build, which differs by this one switch.
 */
function pureComponents(code: string): string {
  return code
    .replace(/^var ENABLE_DEV_WARNINGS = true;$/m, 'var ENABLE_DEV_WARNINGS = false;')
    .replace(/^\w+\.displayName = ".*";$/gm, '')
    .replace(/ = (React\d*\.(?:createContext|forwardRef|memo)\()/g, ' = /* @__PURE__ */ $1');
}

/**
 * Lets the bundler leave out what the app does not use of two packages: the sign-in windows of
 * other providers, and React Router's form handling. About 4 kB gzip of every visitor's first load.
 */
export function shakeablePackages(): Plugin {
  return {
    name: 'verkstadsnavet:shakeable-packages',
    apply: 'build',
    transform: {
      filter: { id: /\/(@firebase\/auth|react-router)\/dist\// },
      handler: (code, id) => ({
        code: id.includes('/react-router/') ? pureComponents(code) : constantsIntoClasses(code),
        map: null,
      }),
    },
  };
}
