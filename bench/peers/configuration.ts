import { userInfo } from 'node:os';

// The settings of nginx and PHP, as a good host of WordPress writes them, in one folder and on ports of the loopback.

/** Ports of nginx: pages that it keeps and compresses for each reader, and compressed pages that it keeps. */
export interface Ports {
  pages: number;
  stored: number;
}

const isRoot = process.getuid?.() === 0;
const { username } = userInfo();

export const phpConfiguration = (folder: string) => `[global]
pid = ${folder}/php.pid
error_log = ${folder}/php.log
daemonize = no
[www]
${isRoot ? `user = ${username}\ngroup = ${username}` : ''}
listen = ${folder}/php.sock
listen.backlog = 1024
pm = dynamic
pm.max_children = 5
pm.start_servers = 2
pm.min_spare_servers = 1
pm.max_spare_servers = 3
php_admin_value[upload_max_filesize] = 32M
php_admin_value[post_max_size] = 40M
php_admin_value[opcache.enable] = 1
`;

/**
 * Pages are kept as PHP made them, until something is written by hand: only readers who are not signed in are answered
 * so. The second server keeps them compressed, too, as caching plugins and Varnish do.
 */
export const nginxConfiguration = (folder: string, { pages, stored }: Ports) => `
${isRoot ? `user ${username};` : ''}
daemon off;
worker_processes auto;
pid ${folder}/nginx.pid;
error_log ${folder}/nginx.log;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  client_body_temp_path ${folder}/nginx-body;
  proxy_temp_path ${folder}/nginx-proxy;
  fastcgi_temp_path ${folder}/nginx-fastcgi;
  uwsgi_temp_path ${folder}/nginx-uwsgi;
  scgi_temp_path ${folder}/nginx-scgi;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000;
  access_log off;
  client_max_body_size 64m;
  gzip on;
  gzip_vary on;
  gzip_proxied any;
  gzip_comp_level 6;
  gzip_min_length 256;
  gzip_types text/css application/javascript text/javascript application/json image/svg+xml application/xml text/plain;
  fastcgi_cache_path ${folder}/kept levels=1:2 keys_zone=kept:16m inactive=60m use_temp_path=off;
  proxy_cache_path ${folder}/compressed levels=1:2 keys_zone=compressed:16m inactive=60m use_temp_path=off;
  server {
    listen 127.0.0.1:${pages} backlog=4096;
    root ${folder}/wordpress;
    index index.php;
    set $passed 0;
    if ($request_method = POST) { set $passed 1; }
    if ($query_string != "") { set $passed 1; }
    if ($request_uri ~* "/wp-admin/|wp-.*.php|/feed/|/wp-json/") { set $passed 1; }
    if ($http_cookie ~* "comment_author|wp-postpass|wordpress_logged_in") { set $passed 1; }
    location / { try_files $uri $uri/ /index.php?$args; }
    location ~* ^/wp-(content|includes)/.*\\.(css|js|svg|woff2|jpg|png|webp)$ { expires 1y; }
    location ~ \\.php$ {
      include /etc/nginx/fastcgi.conf;
      fastcgi_pass unix:${folder}/php.sock;
      fastcgi_buffers 16 64k;
      fastcgi_buffer_size 64k;
      fastcgi_cache kept;
      fastcgi_cache_key "$request_method$host$request_uri";
      fastcgi_cache_valid 200 301 302 60m;
      fastcgi_cache_bypass $passed;
      fastcgi_no_cache $passed;
      fastcgi_cache_lock on;
      fastcgi_ignore_headers Cache-Control Expires Set-Cookie;
    }
  }
  upstream pages { server 127.0.0.1:${pages}; keepalive 64; }
  server {
    listen 127.0.0.1:${stored} backlog=4096;
    gzip off;
    location / {
      proxy_pass http://pages;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host 127.0.0.1:${pages};
      proxy_cache compressed;
      proxy_cache_key "$request_uri|$http_accept_encoding";
      proxy_cache_valid 200 60m;
      proxy_ignore_headers Cache-Control Vary Expires;
    }
  }
}
`;

/** The settings of WordPress itself. */
export const wordPressConfiguration = (folder: string) => `<?php
define('DB_NAME', 'wordpress');
define('DB_USER', 'root');
define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:${folder}/database.sock');
define('DB_CHARSET', 'utf8mb4');
define('DISABLE_WP_CRON', true);
define('AUTOMATIC_UPDATER_DISABLED', true);
define('WP_HTTP_BLOCK_EXTERNAL', true);
$table_prefix = 'wp_';
define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`;
