import type { Plugin } from 'vite';

const assignment = /^([A-Z]\w*)\.(\w+) = (.+);$/gm;

/**
 * Moves the constants of Firebase Auth's classes into the classes: a bundler never drops a class with
 * constants set after it.
 */
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
 * Marks React Router's calls that create components as free of side effects. Its package also leads bundlers
 * to the development build, which differs from the production build by a single switch.
 */
function pureComponents(code: string): string {
  return code
    .replace(/^var ENABLE_DEV_WARNINGS = true;$/m, 'var ENABLE_DEV_WARNINGS = false;')
    .replace(/^\w+\.displayName = ".*";$/gm, '')
    .replace(/ = (React\d*\.(?:createContext|forwardRef|memo)\()/g, ' = /* @__PURE__ */ $1');
}

/**
 * Lets the bundler drop the unused parts of two packages: the sign-in windows of other providers, and React
 * Router's form handling. Saves about 4 kB gzip in every visitor's first load.
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
