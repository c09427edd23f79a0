#!/usr/bin/python3
"""A WebKitGTK window without any bars for specs, controlled by one line of JSON per command, answered by one with its id.

Commands: `open` (closes the window before), `resize`, `move`, `button`, `key`, `print`. Input goes through the X server
(XTEST), so that pages receive what a person's mouse and keyboard would cause. Finished downloads, loads and
crashes of the page's process are reported by lines of their own.
"""

import ctypes
import json
import os
import sys
import threading

import gi

gi.require_version('Gdk', '3.0')
gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gdk, GLib, Gtk, WebKit2  # noqa: E402

x11 = ctypes.CDLL('libX11.so.6')
xtest = ctypes.CDLL('libXtst.so.6')
x11.XOpenDisplay.restype = ctypes.c_void_p
display = ctypes.c_void_p(x11.XOpenDisplay(None))

window = None
view = None
scripts = True


def say(**words):
    print(json.dumps(words), flush=True)


def answer_when_idle(done):
    """Answers once GTK has dispatched all events that the X server has queued before."""
    x11.XSync(display, False)
    GLib.idle_add(lambda: say(done=done), priority=GLib.PRIORITY_LOW)


def wait_for(condition, done):
    def check():
        if not condition():
            return True
        say(done=done)
        return False

    GLib.timeout_add(5, check)


def is_fragment(address):
    here, there = view.get_uri().split('#')[0], address.split('#')
    return len(there) > 1 and there[0] == here


def decide(_, decision, kind):
    if kind == WebKit2.PolicyDecisionType.NAVIGATION_ACTION:
        action = decision.get_navigation_action()
        if not scripts and not is_fragment(action.get_request().get_uri()):
            view.get_settings().set_enable_javascript(False)
        return False
    if kind != WebKit2.PolicyDecisionType.RESPONSE:
        return False
    headers = decision.get_response().get_http_headers()
    if headers is None or not (headers.get_one('Content-Disposition') or '').startswith('attachment'):
        return False
    decision.download()
    return True


def report_load(_, event):
    if event != WebKit2.LoadEvent.FINISHED:
        return
    # The inspector sees nothing of a page whose scripts are off. The page's own are gone for good.
    view.get_settings().set_enable_javascript(True)
    say(loaded=view.get_uri())


def save(_, download, folder):
    def choose(item, name):
        item.set_destination(os.path.join(folder, name))
        return True

    def finished(item):
        path = item.get_destination()
        say(download={'path': path, 'name': os.path.basename(path), 'url': item.get_request().get_uri()})

    download.set_allow_overwrite(True)
    download.connect('decide-destination', choose)
    download.connect('finished', finished)


def new_window(done, address, width, height, javaScript, downloads, languages):
    global window, view, scripts
    scripts = javaScript
    if window:
        window.destroy()
    context = WebKit2.WebContext.new_ephemeral()
    context.set_preferred_languages(languages)
    context.get_website_data_manager().set_tls_errors_policy(WebKit2.TLSErrorsPolicy.IGNORE)
    context.connect('download-started', save, downloads)
    settings = WebKit2.Settings()
    settings.set_enable_developer_extras(True)
    # Without a graphics card, drawing by software is faster than emulating one.
    settings.set_hardware_acceleration_policy(WebKit2.HardwareAccelerationPolicy.NEVER)
    settings.set_enable_javascript_markup(javaScript)
    # Both let WebKit start a page again in another process, which Playwright takes for a failed navigation.
    features = WebKit2.Settings.get_all_features()
    for feature in map(features.get, range(features.get_length())):
        if feature.get_identifier() in ('CrossOriginOpenerPolicy', 'ProcessSwapOnCrossSiteNavigation'):
            settings.set_feature_enabled(feature, False)
    # Reading the dictionaries would take three seconds of processor time in each window.
    styles = WebKit2.UserContentManager()
    frames, level = WebKit2.UserContentInjectedFrames.ALL_FRAMES, WebKit2.UserStyleLevel.USER
    styles.add_style_sheet(WebKit2.UserStyleSheet('* { hyphens: manual !important }', frames, level, None, None))
    view = WebKit2.WebView(web_context=context, settings=settings, user_content_manager=styles)
    view.connect('decide-policy', decide)
    view.connect('load-changed', report_load)
    view.connect('web-process-terminated', lambda _, reason: say(ended=reason.value_nick))
    view.connect('permission-request', lambda _, request: request.allow() or True)
    window = Gtk.Window(decorated=False, default_width=width, default_height=height)
    window.add(view)
    window.show_all()
    view.grab_focus()
    # GTK would hold back movements of the pointer until it draws again.
    view.get_window().set_event_compression(False)
    view.load_uri(address)
    # Without a window manager nobody else gives the window the focus.
    window.get_window().focus(Gdk.CURRENT_TIME)
    wait_for(lambda: window.is_active() and is_sized(width, height) and not view.is_loading(), done)


def is_sized(width, height):
    return (view.get_allocated_width(), view.get_allocated_height()) == (width, height)


def resize(done, width, height):
    window.resize(width, height)
    wait_for(lambda: is_sized(width, height), done)


def move(done, x, y):
    _, left, top = window.get_window().get_origin()
    xtest.XTestFakeMotionEvent(display, -1, int(x) + left, int(y) + top, 0)
    answer_when_idle(done)


def button(done, number, down):
    xtest.XTestFakeButtonEvent(display, number, down, 0)
    answer_when_idle(done)


def key(done, name, down):
    value = Gdk.unicode_to_keyval(ord(name)) if len(name) == 1 else Gdk.keyval_from_name(name)
    xtest.XTestFakeKeyEvent(display, x11.XKeysymToKeycode(display, ctypes.c_ulong(value)), down, 0)
    answer_when_idle(done)


def print_page(done, path):
    settings = Gtk.PrintSettings()
    settings.set_printer('Print to File')
    settings.set(Gtk.PRINT_SETTINGS_OUTPUT_FILE_FORMAT, 'pdf')
    settings.set(Gtk.PRINT_SETTINGS_OUTPUT_URI, GLib.filename_to_uri(path))
    setup = Gtk.PageSetup()
    setup.set_paper_size(Gtk.PaperSize.new(Gtk.PAPER_NAME_A4))
    operation = WebKit2.PrintOperation(web_view=view, print_settings=settings, page_setup=setup)
    # It would be gone before it has finished.
    operation.connect('finished', lambda finished: say(done=done))
    operation.print_()


commands = {'open': new_window, 'resize': resize, 'move': move, 'button': button, 'key': key, 'print': print_page}


def read():
    for line in sys.stdin:
        command = json.loads(line)
        GLib.idle_add(lambda name, done, words: commands[name](done, **words), *map(command.get, ('name', 'id', 'words')))
    GLib.idle_add(Gtk.main_quit)


threading.Thread(target=read, daemon=True).start()
Gtk.main()
