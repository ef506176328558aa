import { minifySync, type Plugin } from 'vite';

const STYLESHEET = /<link rel="stylesheet"[^>]* href="\/(assets\/home-[^"]+\.css)">/;
const THEME = '<script src="/theme.js"></script>';

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
        return html
          .replace(link, () => `<style>${styles.source}</style>`)
          .replace(THEME, () => `<script>${code}</script>`);
      },
    },
  };
}
