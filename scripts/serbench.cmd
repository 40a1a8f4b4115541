@echo off
rem Starts serbench on Windows, as the script "serbench" beside it does elsewhere.
rem
rem The jar is %SERBENCH_JAR%, or serbench.jar beside this script, or the one that Maven built. The JVM
rem is that of %SERBENCH_JAVA% (a program), of %JAVA_HOME%, or the java of the PATH, whichever is named
rem first; it must be 17 or newer.
setlocal

if defined SERBENCH_JAR (
  set "jar=%SERBENCH_JAR%"
) else if exist "%~dp0serbench.jar" (
  set "jar=%~dp0serbench.jar"
) else (
  set "jar=%~dp0..\target\serbench.jar"
)
if not exist "%jar%" (
  echo serbench: there is no "%jar%"; set SERBENCH_JAR, or run mvn package>&2
  exit /b 2
)

if defined SERBENCH_JAVA (
  set "java=%SERBENCH_JAVA%"
) else if defined JAVA_HOME (
  set "java=%JAVA_HOME%\bin\java.exe"
) else (
  set "java=java.exe"
)
if not "%java%" == "java.exe" if not exist "%java%" (
  echo serbench: there is no "%java%"; set JAVA_HOME to a JDK, 17 or newer>&2
  exit /b 2
)

"%java%" -jar "%jar%" %*
exit /b %ERRORLEVEL%
