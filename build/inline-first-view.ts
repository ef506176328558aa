import type { Plugin, Rolldown } from 'vite';
import { minifySync } from 'vite';

const STYLESHEET = /<link rel="stylesheet"[^>]* href="\/(assets\/home-[^"]+\.css)">/;
const GUEST_WORDS = /locales\/(\w+)\/guest\.po$/;
const THEME = '<script src="/theme.js"></script>';
const FONT_FACE = /@font-face\{src:url\([^}]*\}/g;
const FONT_LINK = /<link rel="preload"(?= [^>]*as="font")/g;

/** Puts the first view's styles and theme.js into the guest page, so that nothing else delays its first paint. */
export function inlineFirstView(theme: { path: string; code: string }): Plugin {
  const { code } = minifySync(theme.path, theme.code, { compress: { target: 'es2015' } });
  return {
    name: 'inline-first-view',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'theme.js', source: code });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { filename, bundle }) {
        if (!filename.endsWith('/index.html')) return html;
        const [link, path = ''] = STYLESHEET.exec(html) ?? [];
        const styles = bundle?.[path];
        if (!link || styles?.type !== 'asset' || !html.includes(THEME)) {
          throw new Error('index.html has no stylesheet or no theme.js to inline.');
        }
        const source = String(styles.source);
        const fonts = (source.match(FONT_FACE) ?? []).join('');
        const words = Object.values(bundle ?? {}).flatMap((file) => wordsLink(file));
        return (
          html
            .replace(THEME, '')
            // theme.js decides when the fonts are fetched.
            .replace(FONT_LINK, '<link rel="font"')
            // theme.js fetches the files that are named before it.
            .replace(
              link,
              () =>
                `${words.join('\n')}<style id="fonts">${fonts}</style><script>${code}</script><style>${source.replace(FONT_FACE, '')}</style>`,
            )
        );
      },
    },
  };
}

/** theme.js fetches the first catalog of the page's language along with the scripts, which only name it. */
function wordsLink(file: Rolldown.OutputBundle[string]): string[] {
  const modules = file.type === 'chunk' ? file.moduleIds : [];
  return modules.flatMap((id) => {
    const [, language] = GUEST_WORDS.exec(id) ?? [];
    return language ? `<link rel="after-paint" lang="${language}" href="/${file.fileName}">` : [];
  });
}
