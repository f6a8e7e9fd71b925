import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { z } from 'zod';
import { freePort } from '../../tests/support/free-port.ts';
import { nginxConfiguration, phpConfiguration, wordPressConfiguration } from './configuration.ts';
import type { PeerPost } from './content.ts';
import { OPENED, type Peer } from './peer.ts';

const run = promisify(execFile);

/** Where Debian's packages put what is needed. */
const programs = {
  'wordpress-theme-twentytwentythree': '/usr/share/wordpress/wp-content/themes/twentytwentythree/theme.json',
  wordpress: '/usr/share/wordpress/wp-settings.php',
  'nginx-light': '/usr/sbin/nginx',
  'php8.2-fpm': '/usr/sbin/php-fpm8.2',
  'mariadb-server': '/usr/sbin/mariadbd',
};

/** The packages of Debian that are not there; they are installed with `php8.2-mysql` and `php8.2-gd`. */
export const missingPackages = (): string[] =>
  Object.entries(programs).flatMap(([name, path]) => (existsSync(path) ? [] : [name]));

const owner = { user: 'owner', password: 'hills-at-dawn-7' };
const numbered = z.looseObject({ id: z.int() });

/** Tries it until it does not throw. Throws when that takes half a minute. */
async function until(attempt: () => Promise<unknown>): Promise<void> {
  let fault: unknown;
  for (let attempts = 0; attempts < 120; attempts += 1) {
    try {
      await attempt();
      return;
    } catch (error) {
      fault = error;
      await setTimeout(250);
    }
  }
  throw fault;
}

/** What is sent to WordPress, with the cookies of who is signed in. */
class WordPress {
  readonly #url: string;
  readonly #cookies = new Map<string, string>();
  #nonce = '';

  constructor(url: string) {
    this.#url = url;
  }

  async send(path: string, body?: RequestInit['body'], headers: Record<string, string> = {}): Promise<Response> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const all = { cookie, 'x-wp-nonce': this.#nonce, ...headers };
    const method = body === undefined ? 'GET' : 'POST';
    const reply = await fetch(this.#url + path, { method, redirect: 'manual', headers: all, body: body ?? null });
    for (const set of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      this.#cookies.set(name, value);
    }
    if (reply.status >= 400) throw new Error(`${path} answered ${reply.status}: ${(await reply.text()).slice(0, 300)}`);
    return reply;
  }

  async signIn(): Promise<void> {
    this.#cookies.set('wordpress_test_cookie', 'WP%20Cookie%20check');
    await this.send('/wp-login.php', new URLSearchParams({ log: owner.user, pwd: owner.password, testcookie: '1' }));
    this.#nonce = await (await this.send('/wp-admin/admin-ajax.php?action=rest-nonce')).text();
  }

  /** Creates a record through the REST API and answers its number. */
  async add(kind: string, body: RequestInit['body'], headers: Record<string, string>): Promise<number> {
    return numbered.parse(await (await this.send(`/wp-json/wp/v2/${kind}`, body, headers)).json()).id;
  }
}

async function addPosts(wordPress: WordPress, posts: readonly PeerPost[]): Promise<void> {
  const json = { 'content-type': 'application/json' };
  for (const { photograph, published, ...post } of posts) {
    const image = {
      'content-type': 'image/jpeg',
      'content-disposition': `attachment; filename="${post.slug}.jpg"`,
    };
    const media = await wordPress.add('media', new Uint8Array(photograph), image);
    const date = published.toISOString().slice(0, 19);
    const input = { ...post, status: 'publish', date_gmt: date, featured_media: media };
    await wordPress.add('posts', JSON.stringify(input), json);
  }
}

/** WordPress from Debian's packages behind nginx, set up as a good host does, in a folder of its own. */
export async function serveWordPress(posts: readonly PeerPost[]): Promise<Peer> {
  const folder = await mkdtemp(join(tmpdir(), 'intambwe-wordpress-'));
  const socket = join(folder, 'database.sock');
  const ports = { pages: await freePort(), stored: await freePort() };
  const url = `http://127.0.0.1:${ports.pages}`;
  const processes: ChildProcess[] = [];
  const start = (program: string, ...args: string[]) => processes.push(spawn(program, args, { stdio: 'ignore' }));
  const sql = (statement: string) => run('mariadb', [`--socket=${socket}`, '-uroot', '-e', statement]);
  const stop = async () => {
    for (const child of processes.toReversed()) child.kill();
    await Promise.all(
      processes.map((child) => child.exitCode ?? new Promise((resolve) => child.once('exit', resolve))),
    );
    await rm(folder, { recursive: true });
  };
  try {
    const data = [`--datadir=${join(folder, 'database')}`, `--user=${userInfo().username}`];
    await run('mariadb-install-db', ['--no-defaults', ...data, '--auth-root-authentication-method=normal']);
    start('/usr/sbin/mariadbd', '--no-defaults', ...data, `--socket=${socket}`, '--skip-networking');
    await until(() => sql('create database if not exists wordpress'));
    await cp('/usr/share/wordpress', join(folder, 'wordpress'), { recursive: true, dereference: true });
    await writeFile(join(folder, 'wordpress/wp-config.php'), wordPressConfiguration(folder));
    await writeFile(join(folder, 'php.conf'), phpConfiguration(folder));
    await writeFile(join(folder, 'nginx.conf'), nginxConfiguration(folder, ports));
    start('/usr/sbin/php-fpm8.2', '--nodaemonize', '--allow-to-run-as-root', '--fpm-config', join(folder, 'php.conf'));
    start('/usr/sbin/nginx', '-c', join(folder, 'nginx.conf'));
    const wordPress = new WordPress(url);
    await until(() => wordPress.send('/wp-admin/install.php'));
    const site = { weblog_title: 'A cooperative', user_name: owner.user, admin_email: 'owner@example.org' };
    const password = { admin_password: owner.password, admin_password2: owner.password, pw_weak: '1' };
    await wordPress.send(
      '/wp-admin/install.php?step=2',
      new URLSearchParams({ ...site, ...password, blog_public: '1' }),
    );
    await sql(`update wordpress.wp_options set option_value = '/%postname%/' where option_name = 'permalink_structure';
      delete from wordpress.wp_options where option_name = 'rewrite_rules';
      delete from wordpress.wp_posts where post_type = 'post'`);
    await wordPress.signIn();
    await addPosts(wordPress, posts);
  } catch (error) {
    await stop();
    throw error;
  }
  const { slug } = posts[OPENED] ?? { slug: '' };
  const stored = `http://127.0.0.1:${ports.stored}/`;
  return { name: 'WordPress', home: `${url}/`, post: `${url}/${slug}/`, stored, stop };
}
